import {
  cardFields,
  inRoubles,
  lineFields,
  orderFields,
  productFields,
  type ProductFields,
} from './product-fields.ts';
import type { BoughtOrder, Looked, MovedLine, Promotion, Watched } from './track.ts';

type Products = { products: readonly ProductFields[] };
type Promotions = { promotions: readonly Promotion[] };

/** FACTS 4.1: an entry of the data layer in Yandex.Metrika's format. */
export type Ecommerce = { currencyCode: 'RUB' } & (
  | { impressions: readonly ProductFields[] }
  | { click: Products & { actionField: { list: string } } }
  | { detail: Products }
  | { add: Products }
  | { remove: Products }
  | { purchase: Products & { actionField: { id: string; revenue: number } } }
  | { promoView: Promotions }
  | { promoClick: Promotions }
);

const RUB = { currencyCode: 'RUB' } as const;

/** Entries for what came into view since the last call: one for cards and one for banners. */
export function viewEvents(seen: readonly Watched[]): Ecommerce[] {
  const cards = seen.flatMap((one) => (one.kind === 'card' ? [cardFields(one.card, one.place)] : []));
  const promotions = seen.flatMap((one) => (one.kind === 'promotion' ? [one.promotion] : []));
  return [
    ...(cards.length > 0 ? [{ ...RUB, impressions: cards }] : []),
    ...(promotions.length > 0 ? [{ ...RUB, promoView: { promotions } }] : []),
  ];
}

export function pressEvent(watched: Watched): Ecommerce {
  if (watched.kind === 'promotion') return { ...RUB, promoClick: { promotions: [watched.promotion] } };
  const { card, place } = watched;
  return { ...RUB, click: { actionField: { list: place.list }, products: [cardFields(card, place)] } };
}

export function detailEvent(product: Looked): Ecommerce {
  return { ...RUB, detail: { products: [productFields(product)] } };
}

export function cartEvent(change: 'add' | 'remove', line: MovedLine, quantity: number): Ecommerce {
  const products = { products: [lineFields(line, quantity)] };
  return change === 'add' ? { ...RUB, add: products } : { ...RUB, remove: products };
}

export function orderEvent(order: BoughtOrder): Ecommerce {
  const actionField = { id: order.number, revenue: inRoubles(order.total) };
  return { ...RUB, purchase: { actionField, products: orderFields(order) } };
}
