// What axe-core says of a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Player } from './driver';

const AXE = readFileSync(createRequire(new URL('../../web/package.json', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme can change. */
export const COLORS = ['color-contrast', 'link-in-text-block'];

/** Findings of axe-core, as text. */
export async function findings(player: Player, runOnly = STANDARD): Promise<string[]> {
  await player.page.evaluate(AXE);
  // experimental in axe-core: it takes the figures drawn inside a pictogram for its label
  const rules = { 'label-content-name-mismatch': { enabled: false }, 'empty-table-header': { enabled: runOnly === STANDARD } };
  const found = await player.page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Finding[] }> } };
      return (await axe.run(options)).violations;
    },
    { runOnly, rules },
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary.replaceAll('\n', ' ')}`)
        .join(' | ')}`,
  );
}
