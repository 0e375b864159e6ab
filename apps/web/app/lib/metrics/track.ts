import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';

/** The fields of products that events may contain; no other data of a cart or an order. */
export type Looked = Pick<Product, 'id' | 'name' | 'price' | 'discount' | 'breadcrumbs'>;
export type MovedLine = Pick<CartLine, 'productId' | 'name' | 'size' | 'price' | 'oldPrice'>;
export type BoughtOrder = Pick<Order, 'number' | 'total' | 'lines'>;

/** A banner: its name and its position among others, from 1. */
export type Promotion = { id: string; name: string; position: number };

/** Position of a card: «Новинки», 3. */
export type CardPlace = { list: string; position: number };

/** Elements whose views and clicks are reported. */
export type Watched =
  | { kind: 'card'; card: ProductCard; place: CardPlace }
  | { kind: 'promotion'; promotion: Promotion };

/** An event in the shop's own terms; the late part of metrics converts it for counters. */
export type Happening =
  | { kind: 'page'; url: string; title: string; referer: string }
  | { kind: 'user'; id: number }
  | { kind: 'watch'; element: Element; watched: Watched }
  | { kind: 'detail'; product: Looked }
  | { kind: 'cart'; change: 'add' | 'remove'; line: MovedLine; quantity: number }
  | { kind: 'order'; order: BoughtOrder & { id: number } };

/** Limit of the queue; it is only reached when the late part never loads. */
const MAX_WAITING = 200;

const waiting: Happening[] = [];
let record: ((happening: Happening) => void) | null = null;

/** Reports an event to metrics; queues it until their code is loaded. */
export function track(happening: Happening): void {
  if (record !== null) record(happening);
  else if (waiting.length < MAX_WAITING) waiting.push(happening);
}

/** SPEC 2.8: pushes the user's id to the data layer, once per page. */
export function pushUserId(id: number): void {
  track({ kind: 'user', id });
}

/** Sets the recorder and passes the queued events to it. */
export function deliverTo(recorder: (happening: Happening) => void): void {
  record = recorder;
  for (const happening of waiting.splice(0)) recorder(happening);
}
