// The server's HTTP face, typed. Every refusal is an ApiError with a code and arguments that i18n puts into words
// (reasons.ftl, `reason-<code>`).

import type {
  AnalysisState,
  BoxCheck,
  BoxInfo,
  Chances,
  CommandDone,
  CommandRequest,
  CreateTable,
  Examples,
  ExampleTried,
  Finale,
  Hint,
  HintRequest,
  HomeNetwork,
  Imported,
  JoinTable,
  Log,
  Moment,
  MyGames,
  Problem,
  Reason,
  Replay,
  SeatLink,
  ServerInfo,
  StartTable,
  TableCreated,
  TableInfo,
  TableList,
  TableState,
  WaysRequest,
  WaysToPay,
  Welcome,
} from './types';
import type { Components } from '../board/box';

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

export function path(...parts: string[]): string {
  return `/api/${parts.map(encodeURIComponent).join('/')}`;
}

export function address(base: string, query: Query = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${base}?${text}` : base;
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

export async function request<T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable', args: {} });
  }
  if (!response.ok) throw await problem(response);
  return (await response.json()) as T;
}

const get = <T>(url: string, query?: Query): Promise<T> => request<T>('GET', address(url, query));
const post = <T>(url: string, body: unknown): Promise<T> => request<T>('POST', url, body);
const table = (id: string, verb?: string): string => (verb ? `${path('tables', id)}/${verb}` : path('tables', id));

export const api = {
  meta: () => get<ServerInfo>('/api/meta'),
  home: () => get<HomeNetwork>('/api/home'),
  switchHome: (open: boolean) => request<HomeNetwork>('PUT', '/api/home', { open }),
  components: () => get<Components>('/api/components'),
  my: () => get<MyGames>('/api/my'),
  tables: () => get<TableList>('/api/tables'),
  create: (wanted: CreateTable) => post<TableCreated>('/api/tables', wanted),
  table: (id: string) => get<TableInfo>(table(id)),
  tableComponents: (id: string) => get<Components>(table(id, 'components')),
  join: (id: string, wanted: JoinTable = {}) => post<TableCreated>(table(id, 'join'), wanted),
  leave: (id: string, seat: number) => post<TableInfo>(table(id, 'leave'), { seat }),
  startTable: (id: string, wanted: StartTable = {}) => post<TableInfo>(table(id, 'start'), wanted),
  seatLink: (id: string, seat: number) => post<SeatLink>(table(id, 'seat-link'), { seat }),
  claim: (id: string, seat: number, token: string) => post<TableInfo>(table(id, 'claim'), { seat, token }),
  rematch: (id: string, seat: number) => post<TableCreated>(table(id, 'rematch'), { seat }),
  welcome: (id: string) => get<Welcome>(table(id, 'welcome'), { log: 2000 }),
  state: (id: string, seat: number | null, log = 2000) => get<TableState>(table(id, 'state'), { seat, log }),
  log: (id: string, seat: number | null, start = 1, count = 2000) => get<Log>(table(id, 'log'), { seat, start, count }),
  moment: (id: string, seat: number | null, at: number) => get<Moment>(table(id, 'moment'), { seat, at }),
  command: (id: string, command: CommandRequest) => post<CommandDone>(table(id, 'commands'), command),
  hint: (id: string, wanted: HintRequest) => post<Hint>(table(id, 'hint'), wanted),
  ways: (id: string, wanted: WaysRequest) => post<WaysToPay>(table(id, 'ways'), wanted),
  record: (id: string) => get<Record<string, unknown>>(table(id, 'record')),
  replay: (id: string, seat: number | null) => get<Replay>(table(id, 'replay'), { seat }),
  finale: (id: string) => get<Finale>(table(id, 'finale')),
  chances: (id: string) => get<Chances>(table(id, 'chances')),
  analysis: (id: string) => get<AnalysisState>(table(id, 'analysis')),
  analyze: (id: string) => request<AnalysisState>('POST', table(id, 'analysis')),
  checkBox: (toml: string) => post<BoxCheck>('/api/boxes/check', { toml }),
  storeBox: (toml: string) => post<BoxInfo>('/api/boxes', { toml }),
  importRecord: (record: unknown) => post<Imported>('/api/records', record),
  examples: () => get<Examples>('/api/examples'),
  tryExample: (example: number, actions: readonly string[]) => post<ExampleTried>('/api/examples', { example, actions }),
};

export const recordUrl = (id: string): string => table(id, 'record');
export type Api = typeof api;
