import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { BoughtOrder, CardPlace, Looked, MovedLine } from './track.ts';

/** FACTS 4.2: a product of an ecommerce event. */
export type ProductFields = {
  /** Product id, the same in every event. */
  id: string;
  name: string;
  brand: string;
  /** At most five levels: `Кольца/Помолвочные`. */
  category?: string;
  /** The size of a ring or a chain: `17,5`. */
  variant?: string;
  /** Price of one, roubles. */
  price: number;
  quantity?: number;
  list?: string;
  position?: number;
  /** Whole per cent of the old price. */
  discount?: number;
};

const BRAND = 'Яхонт';
const MAX_LEVELS = 5;

const KIND_CATEGORIES: Readonly<Record<Kind, string>> = {
  ring: 'Кольца',
  earrings: 'Серьги',
  pendant: 'Подвески',
  chain: 'Цепи',
  bracelet: 'Браслеты',
  brooch: 'Броши',
  necklace: 'Колье',
  cufflinks: 'Запонки',
};

export function cardFields(card: ProductCard, place: CardPlace): ProductFields {
  return {
    id: String(card.id),
    name: card.name,
    brand: BRAND,
    category: KIND_CATEGORIES[card.kind],
    price: inRoubles(card.price),
    ...discountField(card.discount),
    list: place.list,
    position: place.position,
  };
}

/**
 * The category of a product consists of the sections above it; «Главная» and «Каталог» are omitted, because they
 * contain everything.
 */
export function productFields(product: Looked): ProductFields {
  const sections = product.breadcrumbs.filter(({ url }) => url !== '/' && url !== '/catalog/');
  return {
    id: String(product.id),
    name: product.name,
    brand: BRAND,
    category: sections
      .slice(0, MAX_LEVELS)
      .map(({ name }) => name.replaceAll('/', ' '))
      .join('/'),
    price: inRoubles(product.price),
    ...discountField(product.discount),
  };
}

export function lineFields(line: MovedLine, quantity: number): ProductFields {
  const off = line.oldPrice === null ? 0 : percentOff(line.oldPrice, line.price);
  return {
    id: String(line.productId ?? line.name),
    name: line.name,
    brand: BRAND,
    ...sizeField(line.size),
    price: inRoubles(line.price),
    quantity,
    ...discountField(off),
  };
}

/** Equal items of an order become one product with a quantity. */
export function orderFields(order: Pick<BoughtOrder, 'lines'>): ProductFields[] {
  const products = new Map<string, ProductFields>();
  for (const line of order.lines) {
    const key = `${line.productId ?? line.name} ${line.size ?? ''}`;
    const known = products.get(key);
    products.set(key, {
      id: String(line.productId ?? line.name),
      name: line.name,
      brand: BRAND,
      ...sizeField(line.size),
      price: inRoubles(line.price),
      quantity: (known?.quantity ?? 0) + 1,
      ...discountField(percentOff(line.price, line.total)),
    });
  }
  return [...products.values()];
}

export function inRoubles(amount: Kopecks): number {
  return amount / 100;
}

function percentOff(before: Kopecks, after: Kopecks): number {
  return before > 0 ? Math.round((100 * (before - after)) / before) : 0;
}

function discountField(percent: number): { discount?: number } {
  return percent > 0 ? { discount: percent } : {};
}

/** A ring size in the format of counters: `17.5`. */
function sizeField(size: number | null): { variant?: string } {
  return size === null ? {} : { variant: String(size / 100) };
}
