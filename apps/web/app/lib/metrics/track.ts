import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Bought, Looked, Moved } from './product-fields.ts';

/** A banner: what it is called and its place among its like, from 1. */
export type Promotion = { id: string; name: string; position: number };

/** Where a card stands: «Новинки», 3. */
export type CardPlace = { list: string; position: number };

/** What may come into view and be pressed. */
export type Watched =
  | { kind: 'card'; card: ProductCard; place: CardPlace }
  | { kind: 'promotion'; promotion: Promotion };

/** What happens in the shop, in its own words; the late part of metrics makes events for counters from it. */
export type Happening =
  | { kind: 'page'; url: string; title: string; referer: string }
  | { kind: 'user'; id: number }
  | { kind: 'watch'; element: Element; watched: Watched }
  | { kind: 'detail'; product: Looked }
  | { kind: 'cart'; change: 'add' | 'remove'; line: Moved; quantity: number }
  | { kind: 'order'; order: Bought & { id: number } };

/** More would not happen before the late part has arrived; without it nothing may grow for ever. */
const MOST_WAITING = 200;

const waiting: Happening[] = [];
let record: ((happening: Happening) => void) | null = null;

/** Tells metrics. What happens before their code has arrived waits for it. */
export function track(happening: Happening): void {
  if (record !== null) record(happening);
  else if (waiting.length < MOST_WAITING) waiting.push(happening);
}

/** SPEC 2, step 2 of the middleware: the id of a user goes to the data layer; once for each page, however often told. */
export function pushUserId(id: number): void {
  track({ kind: 'user', id });
}

/** From now on everything goes there, first what has waited. */
export function deliverTo(recorder: (happening: Happening) => void): void {
  record = recorder;
  for (const happening of waiting.splice(0)) recorder(happening);
}
