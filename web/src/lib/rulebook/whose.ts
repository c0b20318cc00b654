// Whose figures the rulebook tells: this server's, those of a table (`?table=`), of a study (`?study=`), of puzzles (`?puzzle`: the
// box of the package), or of a box on the owner's shelf (`?mine=`).
import { Box } from '../board/box';
import { dress } from '../board/dress';
import { api, type Api } from '../client/api';
import { boxOf, loadBox } from '../client/boxes';
import { knowBox } from '../client/words';
import { t } from '../i18n';
import { drawable } from '../mybox/scene';
import { keptBoxes } from '../mybox/shelf';
import { studies, type Studies } from '../study/api';

export interface Told {
  box: Box;
  /** of a box that is not this server's */
  name: string | null;
}

/** Puzzles are of the package, whatever the server plays with. */
async function packaged(usual: Box, from: Api): Promise<Told> {
  const { components } = await from.examples();
  if (components.sha256 === usual.components.sha256) return { box: usual, name: null };
  return { box: dress(knowBox(new Box(components))), name: t('home-puzzles') };
}

export async function toldBox(query: URLSearchParams, from: Api = api, played: Pick<Studies, 'open'> = studies): Promise<Told> {
  const mine = keptBoxes().find(({ id }) => id === query.get('mine'));
  if (mine && drawable(mine.components)) return { box: dress(knowBox(new Box(mine.components))), name: mine.name || t('nav-my-box') };
  const usual = await loadBox(from);
  if (query.has('puzzle')) return packaged(usual, from);
  const study = query.get('study');
  const table = study ? (await played.open(study, 0)).study.table : query.get('table');
  if (!table) return { box: usual, name: null };
  const info = await from.table(table);
  const box = await boxOf(info, from);
  const named = box.components.name ? info.box : t('create-box'); // what the server calls a box without a name is for programs
  return { box, name: box === usual ? null : info.box ? named : t('create-box-ours') };
}
