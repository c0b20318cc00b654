// The server's HTTP face, typed. Every refusal is an ApiError with a code and arguments that i18n puts into words
// (reasons.ftl, `reason-<code>`).

import type { CommandRequest, Components, CreateTable, HintRequest, JoinTable, JudgeOwnTurn, paths, Problem, Reason, StartTable, WaysRequest } from './types';

export class ApiError extends Error {
  readonly reason: Reason;
  constructor(
    readonly status: number,
    reason: Reason,
    /** the table's present seq, with refused commands */
    readonly seq: number | null = null,
  ) {
    super(`${status} ${reason.code} ${JSON.stringify(reason.args)}`);
    this.reason = reason;
  }
  /** The server could not be reached or is not well: asking again may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What to tell of anything that went wrong. */
export const reasonOf = (error: unknown): Reason => (error instanceof ApiError ? error.reason : { code: 'client', args: { message: String(error) } });

export type Query = Record<string, string | number | null | undefined>;

/** `/api/tables/{id}/log` with what it is given: names in braces go there, all others into the query. */
export function address(template: string, given: Query = {}): string {
  const fields = new Map(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields.get(name)));
    fields.delete(name);
    return value;
  });
  const query = new URLSearchParams([...fields].map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const { code, args, seq } = (await response.json()) as Problem;
    if (typeof code === 'string') return new ApiError(response.status, { code, args: args ?? {} }, seq ?? null);
  } catch {
    // a proxy's page instead of the server's answer
  }
  return new ApiError(response.status, { code: 'server', args: { status: response.status } });
}

export async function request<T>(method: Method, url: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: method.toUpperCase(),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable', args: {} });
  }
  if (!response.ok) throw await problem(response);
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable', args: {} }); // the line broke before the answer's end
  }
}

// What may be asked where, and what is answered, the schema says: a wrong address, field or body does not compile.
type Method = 'get' | 'post' | 'put';
type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths];
type Present<T> = [T] extends [undefined] ? object : NonNullable<T>;
/** of the path and of the query; null: left out */
type Given<O> = O extends { parameters: { path?: infer A; query?: infer Q } } ? Present<A> & { [K in keyof Present<Q>]: Present<Q>[K] | null } : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? [body: B] : [];
type Answer<O> = O extends { responses: { 200: infer R } | { 201: infer R } } ? (R extends { content: { 'application/json': infer A } } ? A : never) : never;

const asking =
  <M extends Method>(method: M) =>
  <P extends Path<M>>(template: P, given: Given<paths[P][M]>, ...[body]: Body<paths[P][M]>): Promise<Answer<paths[P][M]>> =>
    request(method, address(template, given as Query), body);
export const get = asking('get');
export const post = asking('post');
const put = asking('put');

export const api = {
  meta: () => get('/api/meta', {}),
  home: () => get('/api/home', {}),
  switchHome: (open: boolean) => put('/api/home', {}, { open }),
  components: () => get('/api/components', {}) as Promise<Components>,
  my: () => get('/api/my', {}),
  tables: () => get('/api/tables', {}),
  create: (wanted: CreateTable) => post('/api/tables', {}, wanted),
  table: (id: string) => get('/api/tables/{id}', { id }),
  tableComponents: (id: string) => get('/api/tables/{id}/components', { id }) as Promise<Components>,
  join: (id: string, wanted: JoinTable = {}) => post('/api/tables/{id}/join', { id }, wanted),
  leave: (id: string, seat: number) => post('/api/tables/{id}/leave', { id }, { seat }),
  startTable: (id: string, wanted: StartTable = {}) => post('/api/tables/{id}/start', { id }, wanted),
  seatLink: (id: string, seat: number) => post('/api/tables/{id}/seat-link', { id }, { seat }),
  claim: (id: string, seat: number, token: string) => post('/api/tables/{id}/claim', { id }, { seat, token }),
  rematch: (id: string, seat: number) => post('/api/tables/{id}/rematch', { id }, { seat }),
  welcome: (id: string) => get('/api/tables/{id}/welcome', { id, log: 2000 }),
  state: (id: string, seat: number | null, log = 2000) => get('/api/tables/{id}/state', { id, seat, log }),
  log: (id: string, seat: number | null, start = 1, count = 2000) => get('/api/tables/{id}/log', { id, seat, start, count }),
  moment: (id: string, seat: number | null, at: number) => get('/api/tables/{id}/moment', { id, seat, at }),
  command: (id: string, command: CommandRequest) => post('/api/tables/{id}/commands', { id }, command),
  hint: (id: string, wanted: HintRequest) => post('/api/tables/{id}/hint', { id }, wanted),
  ownTurn: (id: string, wanted: JudgeOwnTurn) => post('/api/tables/{id}/turn', { id }, wanted),
  ways: (id: string, wanted: WaysRequest) => post('/api/tables/{id}/ways', { id }, wanted),
  record: (id: string) => get('/api/tables/{id}/record', { id }),
  replay: (id: string, seat: number | null) => get('/api/tables/{id}/replay', { id, seat }),
  finale: (id: string) => get('/api/tables/{id}/finale', { id }),
  chances: (id: string) => get('/api/tables/{id}/chances', { id }),
  analysis: (id: string) => get('/api/tables/{id}/analysis', { id }),
  analyze: (id: string) => post('/api/tables/{id}/analysis', { id }),
  checkBox: (toml: string) => post('/api/boxes/check', {}, { toml }),
  storeBox: (toml: string) => post('/api/boxes', {}, { toml }),
  importRecord: (record: unknown) => post('/api/records', {}, record as Record<string, never>), // checked there
  examples: () => get('/api/examples', {}),
  tryExample: (example: number, actions: string[]) => post('/api/examples', {}, { example, actions }),
};

export const recordUrl = (id: string): string => address('/api/tables/{id}/record', { id });
export type Api = typeof api;
