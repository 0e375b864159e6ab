import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type {
  ImportPiece,
  ImportPicture,
  ImportProduct,
  ImportSection,
} from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportHome, ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { Api } from '#src/compose.ts';
import { BUILT_IN_TARIFFS } from '#src/domains/goods/delivery/index.ts';
import { importedZone } from './delivery/tariffs.ts';
import { importedCity, importedStore } from './products/import-shapes.ts';

export type SmallShop = { productId: number; skuId: number; storeId: number };

const STORE = importedStore();
/** A zone in which visits are counted; Moscow and the rest as they are without a table. */
const COUNTED = importedZone({ code: 'peterburg', cities: ['sankt-peterburg'] });
const TARIFFS = { ...BUILT_IN_TARIFFS, zones: [COUNTED, ...BUILT_IN_TARIFFS.zones] };

export const PICTURE: ImportPicture = {
  hash: 'a1b2c3d4',
  width: 1200,
  height: 1200,
  background: 'light',
  placeholder: 'data:image/webp;base64,AAAA',
};

const SECTION: Pick<ImportSection, 'code' | 'name' | 'h1' | 'rule'> = {
  code: 'koltsa',
  name: 'Кольца',
  h1: 'Кольца',
  rule: { kinds: ['ring'] },
};

const RING: Omit<ImportProduct, 'code' | 'article' | 'metal'> = {
  modelCode: 'avrora',
  name: 'Кольцо «Аврора» из белого золота с бриллиантами',
  shortName: 'Кольцо «Аврора»',
  description: 'Кольцо с бриллиантом.',
  editorLine: '',
  kind: 'ring',
  style: 'solitaire',
  tier: 'common',
  audience: 'women',
  collection: 'rassvet',
  sectionPath: 'koltsa',
  labels: ['new'],
  price: 9_990_000,
  oldPrice: 11_990_000,
  fineness: 585,
  weightMg: 2_500,
  widthMm10: 21,
  coating: '',
  setting: 'корнеровая',
  facts: ProductFacts.parse({}),
  madeIn: 'Кострома, Россия',
  inserts: [
    {
      gem: 'diamond',
      cut: 'round',
      count: 1,
      caratMilli: 300,
      cutNote: 'Кр-57',
      quality: '3/4',
      role: 'Центральный',
      origin: '',
      treatment: null,
      report: null,
    },
  ],
  pictures: [{ hash: PICTURE.hash, alt: 'Кольцо «Аврора»' }],
  video: null,
  sizes: [1600, 1650],
  bySize: [],
  madeToOrderDays: null,
  popularity: 10,
  arrivedAt: '2026-11-01T09:00:00Z',
};

const HOME: ImportHome = {
  hero: [
    {
      eyebrow: 'Новая коллекция',
      title: 'Рассвет',
      text: 'Первое утро зимы.',
      name: 'Аврора',
      primary: { text: 'Смотреть', url: '/catalog/' },
      secondary: null,
      caption: null,
      picture: PICTURE.hash,
      pictureAlt: 'Кольцо «Аврора»',
    },
  ],
  tilePaths: ['koltsa'],
  royal: { eyebrow: 'Дом', title: 'Царские украшения', text: 'По старым эскизам.', tiles: [] },
  actions: [],
  guide: [],
  promises: [{ icon: 'shield', title: 'Гарантия', text: 'Год на каждое изделие.' }],
};

const ARTICLE = {
  kind: 'news',
  code: 'zima',
  title: 'Зимняя коллекция',
  description: 'Что нового зимой.',
  h1: 'Зимняя коллекция',
  lead: 'Что нового зимой.',
  blocks: [{ type: 'text', heading: 'Кольца', markdown: 'Двенадцать колец.' }],
  publishedOn: '2026-01-10',
};

const PAGE: ImportTextPage = {
  path: 'delivery',
  title: 'Доставка',
  description: 'Как мы доставляем.',
  h1: 'Доставка',
  lead: '',
  blocks: [{ type: 'text', heading: 'Курьером', markdown: 'Завтра.' }],
  picture: null,
};

const SET = {
  slug: 'avrora',
  kind: 'set',
  name: 'Аврора',
  percent: 5,
  parts: [
    { article: 'Я-1', label: 'Кольцо' },
    { article: 'Я-2', label: 'Второе кольцо' },
  ],
};

/** A shop with one of everything, filled through the imports: a ring in two metals, a store, a home page, a text. */
export async function fillSmallShop(api: Api): Promise<SmallShop> {
  const { imports } = api;
  const products = [
    { ...RING, code: 'avrora-1', article: 'Я-1', metal: 'white-gold' as const },
    { ...RING, code: 'avrora-2', article: 'Я-2', metal: 'rose-gold' as const },
  ];
  await imports.importCities([importedCity()]);
  await imports.importDeliveryTariffs([TARIFFS]);
  await imports.importStores([STORE]);
  await imports.importPictures([PICTURE]);
  await imports.importSections([SECTION]);
  await imports.importCollections([{ code: 'rassvet', name: 'Рассвет', description: '' }]);
  await imports.importProducts(products);
  const items = products.flatMap(({ code }, index) => pieces(code, index));
  await imports.importItems(items);
  await imports.importSets([SET]);
  await imports.importHome(HOME);
  await imports.importTextPages([PAGE]);
  await imports.importArticles([ARTICLE]);
  await api.changes.caughtUp();
  return idsOf(api);
}

/** Enough items for any test: some in the store, some in the warehouse. */
function pieces(productCode: string, product: number): ImportPiece[] {
  return Array.from({ length: 40 }, (_, index) => ({
    uin: String(1_000_000_000_000_000 + product * 1000 + index),
    productCode,
    size: index % 2 === 0 ? 1600 : 1650,
    storeCode: index % 4 === 0 ? STORE.code : null,
  }));
}

async function idsOf({ database }: Api): Promise<SmallShop> {
  const { rows } = await database.query(`
    select skus.id as "skuId", skus.product_id as "productId", (select id from stores limit 1) as "storeId"
    from skus join products on products.id = skus.product_id
    where products.code = 'avrora-1' and skus.size = 1600`);
  const [productId, skuId, storeId] = ['productId', 'skuId', 'storeId'].map((name) =>
    Number(rows[0]?.[name]),
  );
  if (productId === undefined || skuId === undefined || storeId === undefined)
    throw new Error('nothing was imported');
  return { productId, skuId, storeId };
}
