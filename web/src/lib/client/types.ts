// The wire shapes come from docs/openapi.json; here are only the names the client adds.

import type { Components as ComponentsFile, Event, Question, Reason as RuleReason, SeatInfo, SeatView, TableInfo, View } from './types.generated';

export type * from './types.generated';
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>;
export type RuleCode = RuleReason['code'];
export type Pace = TableInfo['pace'];
export type Prestige = 'bronze' | 'silver' | 'gold';
export type Resource = keyof View['reserve'];
export type Screens = TableInfo['screens'];
export type SeatKind = SeatInfo['kind'];
export type Source = keyof SeatView['sources'];
export type Token = keyof Tokens;
export type Tokens = SeatView['loose'];

/** Why something is refused: by the rules, by the server, or on the way there. A newer server may know more codes. */
export interface Reason {
  code: RuleCode | (string & {});
  args: RuleReason['args'];
}

/** By value; `spaces` has those of single spaces where they differ. (JSON Schema cannot say so of one object.) */
export type Components = Omit<ComponentsFile, 'tokens'> & {
  tokens: { [value: string]: Token | Record<string, Token> | undefined; spaces?: Record<string, Token> };
};
