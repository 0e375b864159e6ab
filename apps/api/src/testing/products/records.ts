import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { ProductRecord } from '#src/domains/goods/catalogue/records/product-record.ts';

/** A product of the projection, without a database; `overrides` has the fields that the test is about. */
export function makeRecord(id: number, overrides: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id,
    code: `izdelie-${id}`,
    article: `10-${id}-0100`,
    modelId: id,
    collection: null,
    sectionPath: 'koltsa',
    name: `Кольцо «Модель ${id}» из белого золота`,
    shortName: `Кольцо «Модель ${id}»`,
    editorLine: '',
    kind: 'ring',
    style: 'band',
    tier: 'common',
    audience: 'women',
    labels: [],
    price: kopecks(5_000_000),
    oldPrice: null,
    metal: 'white-gold',
    fineness: 585,
    weightMg: 3000,
    widthMm10: null,
    coating: '',
    setting: '',
    madeIn: 'Россия',
    facts: ProductFacts.parse({}),
    inserts: [],
    pictures: [],
    video: null,
    popularity: 0,
    arrivedAt: Date.UTC(2026, 0, 1),
    skuIds: [id],
    sizes: [0],
    terms: [],
    stock: [],
    ...overrides,
  };
}
