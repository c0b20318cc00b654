// The wire shapes come from docs/openapi.json; here are only the names the client adds.

import type { Event, SeatInfo, SeatView, TableInfo, View } from './types.generated';

export type * from './types.generated';
export type EventType = Event['type'];
export type Pace = TableInfo['pace'];
export type Prestige = 'bronze' | 'silver' | 'gold';
export type Resource = keyof View['reserve'];
export type Screens = TableInfo['screens'];
export type SeatKind = SeatInfo['kind'];
export type Source = keyof SeatView['sources'];
export type Token = keyof Tokens;
export type Tokens = SeatView['loose'];
