import { expect, test } from 'vitest';
import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { cartEvent, detailEvent, orderEvent, pressEvent, viewEvents } from './ecommerce.ts';
import type { Watched } from './track.ts';

const RING = 'Кольцо «Аврора»';

const card: ProductCard = {
  id: 42,
  url: '/catalog/koltsa/avrora/',
  name: RING,
  article: 'Я-42',
  kind: 'ring',
  tier: 'common',
  images: [],
  video: null,
  labels: [],
  price: kopecks(12_890_050),
  priceUnit: 'piece',
  isPriceFrom: false,
  isSoldOnline: true,
  isSetting: false,
  oldPrice: kopecks(16_112_500),
  discount: 20,
  metal: 'white-gold',
  colorGroups: [],
  sizes: [],
  skuId: 1,
  inStock: true,
  editorLine: '',
};
const watchedCard: Watched = { kind: 'card', card, place: { list: 'Новинки', position: 3 } };
const watchedBanner: Watched = {
  kind: 'promotion',
  promotion: { id: '/catalog/koltsa/', name: 'Помолвка', position: 1 },
};

const cardInList = {
  id: '42',
  name: RING,
  brand: 'Яхонт',
  category: 'Кольца',
  price: 128_900.5,
  discount: 20,
  list: 'Новинки',
  position: 3,
};

test('cards that came into view together are one entry, banners another', () => {
  expect(viewEvents([watchedCard, watchedBanner, watchedCard])).toEqual([
    { currencyCode: 'RUB', impressions: [cardInList, cardInList] },
    {
      currencyCode: 'RUB',
      promoView: { promotions: [{ id: '/catalog/koltsa/', name: 'Помолвка', position: 1 }] },
    },
  ]);
  expect(viewEvents([])).toEqual([]);
});

test('opening a card names its list, opening a banner names the banner', () => {
  expect(pressEvent(watchedCard)).toEqual({
    currencyCode: 'RUB',
    click: { actionField: { list: 'Новинки' }, products: [cardInList] },
  });
  expect(pressEvent(watchedBanner)).toMatchObject({ promoClick: { promotions: [{ name: 'Помолвка' }] } });
});

test('the category of a product consists of the sections above it, at most five', () => {
  const product: Pick<Product, 'id' | 'name' | 'price' | 'discount' | 'breadcrumbs'> = {
    id: 42,
    name: RING,
    price: kopecks(12_890_000),
    discount: 0,
    breadcrumbs: [
      { name: 'Главная', url: '/' },
      { name: 'Каталог', url: '/catalog/' },
      ...['Кольца', 'Помолвочные', 'С ореолом', 'Белое/жёлтое', 'Е', 'Лишнее'].map((name, index) => ({
        name,
        url: `/catalog/${index}/`,
      })),
    ],
  };
  expect(detailEvent(product)).toEqual({
    currencyCode: 'RUB',
    detail: {
      products: [
        {
          id: '42',
          name: RING,
          brand: 'Яхонт',
          category: 'Кольца/Помолвочные/С ореолом/Белое жёлтое/Е',
          price: 128_900,
        },
      ],
    },
  });
});

test('adding and removing carry the size, the quantity and the unit price', () => {
  const line: Pick<CartLine, 'productId' | 'name' | 'size' | 'price' | 'oldPrice'> = {
    productId: 42,
    name: RING,
    size: 1750,
    price: kopecks(9000_00),
    oldPrice: kopecks(10_000_00),
  };
  const product = {
    id: '42',
    name: RING,
    brand: 'Яхонт',
    variant: '17.5',
    price: 9000,
    quantity: 2,
    discount: 10,
  };
  expect(cartEvent('add', line, 2)).toEqual({ currencyCode: 'RUB', add: { products: [product] } });
  expect(cartEvent('remove', line, 2)).toEqual({ currencyCode: 'RUB', remove: { products: [product] } });
  const [plain] = Object.values(cartEvent('add', { ...line, size: null, oldPrice: null }, 1)).slice(1);
  expect(JSON.stringify(plain)).not.toMatch(/variant|discount/);
});

test('a purchase carries the order number, the sum paid, and equal items as one product', () => {
  const line = (productId: number, size: number | null): Order['lines'][number] => ({
    id: Math.random(),
    productId,
    url: '/',
    name: RING,
    article: 'Я-42',
    metal: 'white-gold',
    size,
    picture: null,
    stone: null,
    uins: [],
    parts: [],
    works: [],
    set: null,
    setDiscount: kopecks(0),
    gift: null,
    prices: [],
    back: null,
    kind: 'jewellery',
    details: [],
    services: [],
    price: kopecks(10_000_00),
    promoDiscount: kopecks(500_00),
    bonusDiscount: kopecks(0),
    total: kopecks(9500_00),
  });
  const event = orderEvent({
    number: 'Я-100216',
    total: kopecks(29_000_00),
    lines: [line(42, 1750), line(42, 1750), line(42, 1800)],
  });
  expect(event).toMatchObject({
    purchase: {
      actionField: { id: 'Я-100216', revenue: 29_000 },
      products: [
        { id: '42', variant: '17.5', quantity: 2, price: 10_000, discount: 5 },
        { id: '42', variant: '18', quantity: 1 },
      ],
    },
  });
});
