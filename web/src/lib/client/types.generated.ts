// Generated from src/paname/server/messages.py and src/paname/types.py by `python -m paname.server.schema`.

export type Token = "wood" | "marble" | "gold" | "bronze prestige" | "silver prestige" | "gold prestige";

export type Phase = "draw" | "build" | "main" | "look" | "vp" | "bonus" | "score" | "pair" | "after" | "over";

export type Screens = "closed" | "open";

export type Tokens = Record<Token, number>;

export type Source = "building" | "prestige" | "bonus" | "end_tile" | "francs" | "district";

export type Status = "open" | "running" | "over" | "record";

export type SeatKind = "human" | "open" | "bot";

export type Pace = "instant" | "fast" | "normal" | "slow";

export type UpdateKind = "action" | "undo" | "concede" | "resync";

export type Command = Act | Chain | Undo | Concede;

export type Push = Update | TableChanged | Heartbeat | PushProblem;

export type SocketRequest = Watch | Ping;

export interface Options {
  players: number;
  random_tokens: boolean;
  random_bonus_track: boolean;
  free_districts: boolean;
  piles: number;
}

export interface PileView {
  left: number;
  back: string | null;
}

export interface SiteView {
  value: number;
  building: string | null;
  token: Token | null;
  keys: number[];
}

export interface LandmarkView {
  landmark: string;
  value: number;
  keys: number[];
}

export interface DistrictView {
  district: string;
  bank: number[];
  sites: SiteView[];
  landmarks: LandmarkView[];
  vp_tile: number | null;
  sums: number[];
  ranks: (number | null)[];
  vp: number[];
}

export interface SpaceView {
  space: number;
  number: number;
  left: number;
}

export interface TileUse {
  seat: number;
  tile: number;
  after: number;
}

export interface Look {
  take: number;
  saw: number[];
  took: number | null;
}

export interface EndTilesView {
  left: number;
  takes: number[];
  used: TileUse[];
  looks: Look[];
}

export interface SeatView {
  vp: number;
  sources: Record<Source, number>;
  meeple: number;
  keys_on_board: number;
  reserve_keys: number;
  keys: number | null;
  francs: number | null;
  tokens: Tokens | null;
  loose: Tokens;
  bonus: number[] | null;
  bonus_count: number;
  used: number[];
  end_tiles: number[] | null;
  end_count: number;
}

/** The open question of notation.md; which keys there are depends on the kind. */
export interface Question {
  kind: "build" | "vp" | "bonus" | "score" | "pair" | "look";
  building?: string;
  value?: number;
  price?: number;
  landmark?: string;
  slots?: string[];
  of?: "resource" | "prestige";
  number?: number;
  tiles?: number[];
}

/** What was bought this turn, while its benefits are being decided. */
export interface Purchase {
  value: number | null;
  landmark: string | null;
  slots: string[];
}

export interface View {
  options: Options;
  viewer: number | null;
  screens: Screens;
  phase: Phase;
  active: number | null;
  round: number;
  last_round: number | null;
  question: Question | null;
  purchase: Purchase | null;
  resume: Phase | null;
  piles: PileView[];
  drawn: string[];
  discarded: string[];
  arc: number[];
  districts: DistrictView[];
  landmarks: string[];
  vp_tiles: number[];
  reserve: Record<"wood" | "marble" | "gold", number>;
  bonus_track: SpaceView[];
  end_tiles: EndTilesView;
  seats: SeatView[];
  ranks: number[] | null;
}

/** One thing that happened. `type` tells which of the other keys there are (docs/events.md). */
export interface Event {
  type: "drawn" | "built" | "discarded" | "key_placed" | "key_moved" | "landmark_added" | "francs" | "token" | "reserve" | "vp" | "meeple" | "bonus_taken" | "bonus_used" | "key_gained" | "vp_tile" | "looked" | "end_taken" | "end_used" | "declined" | "passed" | "turn_ended" | "loose_lost" | "turn_started" | "last_round" | "district_scored" | "francs_scored" | "game_over" | "revealed" | "standing" | "now";
  seat?: number;
  pile?: number;
  district?: string;
  value?: number;
  building?: string;
  back?: string | null;
  tile?: number | string | null;
  place?: string;
  origin?: string | number;
  target?: string | number;
  by?: number | null;
  landmark?: string;
  amount?: number;
  reason?: string;
  token?: Token;
  tokens?: Tokens;
  loose?: boolean;
  source?: Source;
  space?: number;
  number?: number;
  left?: number;
  tiles?: number[];
  question?: string;
  round?: number;
  vp_tile?: number;
  sums?: number[];
  highest?: number[];
  ranks?: (number | null)[];
  vp?: number[];
  keys?: number;
  francs?: number;
  held?: Tokens;
  bonus?: number[];
  end_tiles?: number[];
  phase?: Phase;
  active?: number | null;
  asked?: Question | null;
  purchase?: Purchase | null;
  resume?: Phase | null;
}

/** Why an action is not legal now: a code to translate and its arguments. */
export interface Reason {
  code: string;
  args: Record<string, number | string>;
}

/** A part of what a turn is worth by the bots' evaluation, in comparison with another turn. */
export interface HintReason {
  term: string;
  vp: number;
  amount: number;
}

export interface HintAlternative {
  action: string;
  vp: number;
  reason: HintReason | null;
}

/** Why a bot would play an action. */
export interface HintWhy {
  choice: string;
  than: string | null;
  vp: number;
  reasons: HintReason[];
  alternatives: HintAlternative[];
}

/** A move of the seat to act, what it costs and how it could be paid (interface.md, Payments). */
export interface MovePlan {
  action: string;
  price: Record<string, number>;
  gains: string[];
  chain: string[] | null;
  reason: Reason | null;
}

export interface SeatRequest {
  kind: SeatKind;
  level?: number | null;
  name?: string | null;
}

/** R1.7–R1.10; the number of players is the number of seats. */
export interface RuleOptions {
  random_tokens?: boolean;
  random_bonus_track?: boolean;
  free_districts?: boolean;
  piles?: number;
}

/** A table without open seats starts at once. */
export interface CreateTable {
  seats: SeatRequest[];
  options?: RuleOptions;
  name?: string;
  screens?: Screens;
  undo?: boolean;
  hints?: boolean;
  spectators?: boolean;
  listed?: boolean;
  random_start?: boolean;
  pace?: Pace;
}

export interface JoinTable {
  seat?: number | null;
  name?: string | null;
}

/** leave, seat-link. */
export interface SeatOnly {
  seat: number;
}

export interface StartTable {
  fill?: number | null;
}

/** What the page behind a seat link sends: the seat moves to this browser. */
export interface ClaimSeat {
  seat: number;
  token: string;
}

export interface Act {
  type: "act";
  action: string;
}

/** Several actions, all or nothing: MovePlan.chain and then its action. A reveal (`draw`, `take`) ends a chain. */
export interface Chain {
  type: "chain";
  actions: string[];
}

export interface Undo {
  type: "undo";
  steps?: number;
}

/** Allowed at any time. A bot plays the seat to the end and it is ranked last; the game is over
 * when one seat is left, or no human. */
export interface Concede {
  type: "concede";
}

export interface CommandRequest {
  client: string;
  seq: number;
  seat: number;
  command: Command;
}

export interface HintRequest {
  seat: number;
  level?: number;
}

/** PUT /api/me: the name of this browser's player. */
export interface Me {
  name: string;
}

/** Every answer with a status of 400 or more. Illegal actions (422) carry the code of the rules' Reason. */
export interface Problem {
  code: string;
  args: Record<string, number | string>;
  seq: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: number | null;
  yours: boolean;
  online: boolean;
  conceded: boolean;
  trouble: number;
}

export interface Over {
  reason: "played" | "conceded";
  vp: number[];
  ranks: number[];
  conceded: number[];
}

/** sha256(salt + "\n" + text) in UTF-8, as lower-case hex, is the commitment of the running game. */
export interface Opening {
  salt: string;
  text: string;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  name: string;
  status: Status;
  options: Options;
  screens: Screens;
  undo: boolean;
  hints: boolean;
  spectators: boolean;
  listed: boolean;
  pace: Pace;
  seats: SeatInfo[];
  host: boolean;
  watching: number;
  seq: number;
  active: number | null;
  round: number;
  created: number;
  updated: number;
  components: string;
  rules: string;
  commitment: string | null;
  opening: Opening | null;
  over: Over | null;
  rematch: string | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

/** create, join, rematch: your seats and their tokens (a browser need not keep them: its cookie holds the seats). */
export interface TableCreated {
  table: TableInfo;
  tokens: SeatToken[];
}

/** A new token; older ones of the seat are void. Open the path on the other device. */
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}

/** The newest 100 of each. */
export interface TableList {
  open: TableInfo[];
  running: TableInfo[];
}

export interface MyTable {
  table: TableInfo;
  seats: number[];
  your_turn: boolean;
}

/** Your turn first, then by last change. */
export interface MyGames {
  name: string;
  tables: MyTable[];
}

/** One past entry as your eyes may know it. */
export interface LogEntry {
  seq: number;
  kind: "action" | "undo" | "concede";
  seat: number;
  action: string | null;
  steps: number;
  events: Event[];
  undone: boolean;
  at: number;
}

/** GET state: all that a page needs to show a table from nothing. */
export interface State {
  table: TableInfo;
  seat: number | null;
  seq: number;
  view: View | null;
  legal: string[];
  plans: MovePlan[];
  undo: number;
  log: LogEntry[];
}

export interface Log {
  entries: LogEntry[];
}

/** GET moment: what your eyes were shown when the table stood at `seq`, taken back since or not. */
export interface Moment {
  seq: number;
  view: View;
}

export interface CommandDone {
  seq: number;
  updates: Update[];
}

export interface Hint {
  seq: number;
  action: string;
  level: number;
  why: HintWhy | null;
}

export interface ReplayStep {
  step: number;
  seat: number;
  action: string;
  events: Event[];
}

/** The game's actions without those taken back. Of a finished game any seat's eyes; `seat` None is a spectator's. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  start: View;
  steps: ReplayStep[];
}

export interface ReplayAt {
  step: number;
  view: View;
}

export interface BotLevel {
  level: number;
  name: string;
  bot: string;
}

/** GET /api/meta. */
export interface ServerInfo {
  version: string;
  rules: string;
  components: string;
  bots: BotLevel[];
  paces: Record<string, number>;
  max_body: number;
  heartbeat: number;
}

export interface Imported {
  table: TableInfo;
}

/** The table went on by one entry, or (resync) here is all of it. Apply those with seq == yours + 1, drop older
 * ones; a resync replaces what you have. */
export interface Update {
  type: "update";
  seq: number;
  kind: UpdateKind;
  seat: number | null;
  action: string | null;
  steps: number;
  events: Event[];
  view: View | null;
  active: number | null;
  legal: string[];
  plans: MovePlan[];
  undo: number;
  over: Over | null;
  at: number;
}

/** Somebody joined, left, connected, went; the table started, ended, got a rematch. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Every ServerInfo.heartbeat seconds. A seq above yours means that something was lost: reconnect with ?since=. */
export interface Heartbeat {
  type: "heartbeat";
  seq: number;
}

/** Sent before the server closes the connection (slow reader, table gone, bad frame), or after a refused `watch`. */
export interface PushProblem {
  type: "problem";
  code: string;
  args: Record<string, number | string>;
}

/** Hot-seat: see the table through another of your seats from now on; answered by a resync. */
export interface Watch {
  type: "watch";
  seat: number | null;
}

/** Answered by a heartbeat. */
export interface Ping {
  type: "ping";
}
