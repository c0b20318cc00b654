// The wire shapes of src/paname/types.py. Replaced by types.generated.ts as soon as the server's schema is there.

export type Token = 'wood' | 'marble' | 'gold' | 'bronze prestige' | 'silver prestige' | 'gold prestige';
export type Resource = 'wood' | 'marble' | 'gold';
export type Prestige = 'bronze' | 'silver' | 'gold';
export type Phase = 'draw' | 'build' | 'main' | 'look' | 'vp' | 'bonus' | 'score' | 'pair' | 'after' | 'over';
export type Screens = 'closed' | 'open';
export type Tokens = Record<Token, number>;
export type Source = 'building' | 'prestige' | 'bonus' | 'end_tile' | 'francs' | 'district';

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
export interface Question {
  kind: 'build' | 'vp' | 'bonus' | 'score' | 'pair' | 'look';
  building?: string;
  value?: number;
  price?: number;
  landmark?: string;
  slots?: string[];
  of?: 'resource' | 'prestige';
  tiles?: number[];
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
  piles: PileView[];
  drawn: string[];
  discarded: string[];
  arc: number[];
  districts: DistrictView[];
  landmarks: string[];
  vp_tiles: number[];
  reserve: Record<Resource, number>;
  bonus_track: SpaceView[];
  end_tiles: EndTilesView;
  seats: SeatView[];
  ranks: number[] | null;
}
export type EventType =
  | 'drawn'
  | 'built'
  | 'discarded'
  | 'key_placed'
  | 'key_moved'
  | 'landmark_added'
  | 'francs'
  | 'token'
  | 'reserve'
  | 'vp'
  | 'meeple'
  | 'bonus_taken'
  | 'bonus_used'
  | 'key_gained'
  | 'vp_tile'
  | 'looked'
  | 'end_taken'
  | 'end_used'
  | 'declined'
  | 'passed'
  | 'turn_ended'
  | 'loose_lost'
  | 'turn_started'
  | 'last_round'
  | 'district_scored'
  | 'francs_scored'
  | 'game_over';
export interface Event {
  type: EventType;
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
}
export interface Reason {
  code: string;
  args: Record<string, number | string>;
}
export interface MovePlan {
  action: string;
  price: Record<string, number>;
  gains: string[];
  chain: string[] | null;
  reason: Reason | null;
}
