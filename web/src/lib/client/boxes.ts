// The boxes games are played with: this server's, and those of tables that were started with another.

import { Box } from '../board/box';
import { dress } from '../board/dress';
import { api, type Api } from './api';
import type { Components, ServerInfo, TableInfo } from './types';
import { knowBox } from './words';

const show = (box: Box): Box => dress(knowBox(box));

let usual: Promise<Box> | null = null;

/** The box of this server, asked for once per page. */
export function loadBox(from: Api = api): Promise<Box> {
  usual ??= from.components().then((components) => new Box(components));
  usual.catch(() => (usual = null));
  return usual.then(show); // each time: the lesson has a box of its own
}

/** A box that came along with something else: this server's, if it is that. */
export function knownBox(components: Components, server: ServerInfo): Box {
  const box = new Box(components);
  if (components.sha256 === server.components) usual = Promise.resolve(box);
  return show(box);
}

/** The box a table was started with, which may be another than this server's. */
export async function boxOf(info: TableInfo, from: Api): Promise<Box> {
  const box = await loadBox(from);
  return info.components === box.components.sha256 ? box : show(new Box(await from.tableComponents(info.id)));
}
