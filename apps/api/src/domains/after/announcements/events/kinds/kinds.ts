import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { courier } from './courier.ts';
import { electronic } from './electronic.ts';
import { express } from './express.ts';
import type { KindWords } from './kind-words.ts';
import { pickup } from './pickup.ts';
import { point } from './point.ts';

/** Texts for each kind of delivery. */
export const KINDS: Readonly<Record<DeliveryKind, KindWords>> = {
  courier,
  express,
  pickup,
  point,
  electronic,
};
