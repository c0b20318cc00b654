// The wire shapes are generated from the server's messages; here are only the names the client adds.

import type { Event } from './types.generated';

export * from './types.generated';
export type Resource = 'wood' | 'marble' | 'gold';
export type Prestige = 'bronze' | 'silver' | 'gold';
export type EventType = Event['type'];
