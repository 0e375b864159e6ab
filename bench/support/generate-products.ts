import { CLASPS, ProductFacts, SETTING_TYPES, WEAVES } from '@yahont/contracts/product-facts.ts';
import { KINDS, type Gem, type Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type {
  ImportCollection,
  ImportPiece,
  ImportProduct,
  ImportSection,
} from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportCity } from '@yahont/contracts/locations/locations.ts';
import { Facade } from '@yahont/contracts/stores/store-parts.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { RING_SIZES } from '@yahont/values/measures/ring-size.ts';
import { createRandom, pick } from './random.ts';

/** Generated data in the format of the import, for measurements only. */
export type GeneratedShop = {
  cities: ImportCity[];
  stores: ImportStore[];
  sections: ImportSection[];
  collections: ImportCollection[];
  products: ImportProduct[];
  items: ImportPiece[];
};

type Kind = ImportProduct['kind'];

const NOUNS: Record<Kind, string> = {
  ring: 'Кольцо',
  earrings: 'Серьги',
  pendant: 'Подвеска',
  chain: 'Цепь',
  bracelet: 'Браслет',
  brooch: 'Брошь',
  necklace: 'Колье',
  cufflinks: 'Запонки',
};
const SECTIONS: Record<Kind, string> = {
  ring: 'koltsa',
  earrings: 'sergi',
  pendant: 'podveski',
  chain: 'tsepi',
  bracelet: 'braslety',
  brooch: 'broshi',
  necklace: 'kole',
  cufflinks: 'zaponki',
};
/** Hundredths of a millimetre. */
const LENGTHS: Partial<Record<Kind, readonly number[]>> = {
  chain: [40_000, 45_000, 50_000, 55_000, 60_000],
  bracelet: [17_000, 18_000, 19_000],
  necklace: [40_000, 45_000],
};
const STYLES = ['classic', 'modern', 'solitaire', 'halo', 'band', 'floral'] as const;
const METALS: readonly Metal[] = [
  'yellow-gold',
  'white-gold',
  'rose-gold',
  'mixed-gold',
  'platinum',
  'silver',
];
const METAL_WEIGHTS = [24, 30, 26, 4, 3, 13];
const METAL_WORDS: Record<Metal, string> = {
  'yellow-gold': 'жёлтого золота',
  'white-gold': 'белого золота',
  'rose-gold': 'розового золота',
  'mixed-gold': 'розового и белого золота',
  platinum: 'платины',
  silver: 'серебра',
};
const GEMS: readonly Gem[] = [
  'diamond',
  'cubic-zirconia',
  'topaz',
  'sapphire',
  'emerald',
  'ruby',
  'garnet',
  'amethyst',
  'pearl',
  'citrine',
  'onyx',
  'tanzanite',
  'peridot',
];
const GEM_WEIGHTS = [40, 18, 8, 7, 5, 5, 4, 4, 4, 2, 1, 1, 1];
const GEM_WORDS: Partial<Record<Gem, string>> = {
  diamond: 'бриллиантами',
  'cubic-zirconia': 'фианитами',
  topaz: 'топазом',
  sapphire: 'сапфиром',
  emerald: 'изумрудом',
  ruby: 'рубином',
  garnet: 'гранатом',
  amethyst: 'аметистом',
  pearl: 'жемчугом',
  citrine: 'цитрином',
  onyx: 'ониксом',
  tanzanite: 'танзанитом',
  peridot: 'хризолитом',
};
const CUTS = ['round', 'oval', 'pear', 'marquise', 'cushion', 'princess', 'emerald', 'baguette'] as const;
const CUT_WEIGHTS = [60, 10, 8, 5, 5, 5, 4, 3];
const COLLECTIONS = 40;
const CITIES = 15;
const STORES = 40;

/**
 * `count` products in models of one to three metals, with items in stores and the warehouse. Deterministic.
 */
export function generateShop(count: number): GeneratedShop {
  const random = createRandom(216);
  const collections = Array.from({ length: COLLECTIONS }, (_, index) => ({
    code: `kollektsiya-${index + 1}`,
    name: `Коллекция ${index + 1}`,
    description: '',
  }));
  const stores = Array.from({ length: STORES }, (_, index) => makeStore(index));
  const products: ImportProduct[] = [];
  for (let model = 1; products.length < count; model += 1) {
    products.push(...makeModel(random, model, collections).slice(0, count - products.length));
  }
  return {
    cities: Array.from({ length: CITIES }, (_, index) => makeCity(index)),
    stores,
    sections: makeSections(),
    collections,
    products,
    items: makeItems(random, products, stores),
  };
}

function makeModel(
  random: () => number,
  model: number,
  collections: readonly ImportCollection[],
): ImportProduct[] {
  const kind = pick(random, KINDS, [36, 26, 16, 9, 9, 2, 1, 1]);
  const hasStones = kind !== 'chain' && random() < 0.75;
  const gems = hasStones
    ? new Set([pick(random, GEMS, GEM_WEIGHTS), ...(random() < 0.3 ? [pick(random, GEMS, GEM_WEIGHTS)] : [])])
    : new Set<Gem>();
  const inserts = [...gems].map((gem) => ({
    gem,
    cut: pick(random, CUTS, CUT_WEIGHTS),
    count: 1 + Math.floor(random() * 20),
    caratMilli: 50 + Math.floor(random() ** 3 * 1500),
    cutNote: '',
    quality: '',
    role: '',
    origin: '',
    treatment: null,
    report: null,
  }));
  const metals = new Set(
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, METALS, METAL_WEIGHTS)),
  );
  const base = Math.round(2_000 * Math.exp(random() * 3 + (hasStones ? random() * 2 : 0)));
  const style = pick(random, STYLES);
  const firstSize = Math.floor(random() * 6);
  const shared = {
    modelCode: `model-${model}`,
    kind,
    style,
    inserts,
    audience: pick(random, ['women', 'everyone', 'men', 'kids'] as const, [78, 12, 8, 2]),
    collection: random() < 0.5 ? pick(random, collections).code : null,
    sectionPath: `${SECTIONS[kind]}/${style}`,
    description: `Изделие № ${model} для измерений.`,
    sizes: sizesOf(kind, RING_SIZES.slice(firstSize, firstSize + 5 + Math.floor(random() * 5))),
    popularity: Math.floor(random() ** 4 * 100_000),
    arrivedAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 1_000) * 86_400_000).toISOString(),
  };
  return [...metals].map((metal) => {
    const price = Math.round(base * (metal === 'silver' ? 0.2 : 1) * (metal === 'platinum' ? 1.8 : 1)) * 100;
    const stones = [...gems].map((gem) => GEM_WORDS[gem]).join(' и ');
    const name = `${NOUNS[kind]} «Модель ${model}» из ${METAL_WORDS[metal]}`;
    return {
      ...shared,
      code: `model-${model}-${metal}`,
      article: `9${String(model).padStart(6, '0')}-${METALS.indexOf(metal)}`,
      name: stones === '' ? name : `${name} с ${stones}`,
      shortName: `${NOUNS[kind]} «Модель ${model}»`,
      editorLine: '',
      tier: 'common' as const,
      labels: random() < 0.1 ? ['hit' as const] : [],
      price,
      oldPrice: random() < 0.3 ? Math.round(price * (1.1 + random() * 0.5)) : null,
      metal,
      fineness: finenessOf(random, metal),
      weightMg: 1_000 + Math.floor(random() * 9_000),
      widthMm10: null,
      coating: metal === 'white-gold' ? 'Родий' : '',
      setting: '',
      facts: ProductFacts.parse({
        settings: hasStones ? [pick(random, SETTING_TYPES, [60, 15, 15, 4, 4, 2])] : [],
        weave: LENGTHS[kind] === undefined ? null : (WEAVES[model % WEAVES.length] ?? null),
        clasp: kind === 'ring' ? null : (CLASPS[model % CLASPS.length] ?? null),
      }),
      bySize: (LENGTHS[kind] ?? []).map((size) => ({
        size,
        weightMg: size / 5,
        price: Math.round((price * size) / 50_000),
      })),

      madeIn: 'Кострома, Россия',
      pictures: [],
      video: null,
      madeToOrderDays: random() < 0.2 ? 14 : null,
    };
  });
}

function sizesOf(kind: Kind, ofRing: readonly number[]): number[] {
  return kind === 'ring' ? [...ofRing] : [...(LENGTHS[kind] ?? [])];
}

function finenessOf(random: () => number, metal: Metal): number {
  if (metal === 'silver') return 925;
  if (metal === 'platinum') return 950;
  return pick(random, [585, 750, 375], [85, 10, 5]);
}

function makeItems(
  random: () => number,
  products: readonly ImportProduct[],
  stores: readonly ImportStore[],
): ImportPiece[] {
  const items: ImportPiece[] = [];
  for (const { code, sizes } of products) {
    if (random() < 0.1) continue;
    const pieces = 1 + Math.floor(random() * 3);
    for (let piece = 0; piece < pieces; piece += 1) {
      items.push({
        uin: `9000${String(items.length).padStart(12, '0')}`,
        productCode: code,
        size: sizes.length === 0 ? null : pick(random, sizes),
        storeCode: random() < 0.3 ? null : pick(random, stores).code,
      });
    }
  }
  return items;
}

function makeSections(): ImportSection[] {
  const empty = { lead: '', seoText: '', picture: null, sort: 100 };
  return KINDS.flatMap((kind) => [
    {
      ...empty,
      code: SECTIONS[kind],
      parentPath: '',
      name: NOUNS[kind],
      h1: NOUNS[kind],
      rule: { kinds: [kind] },
    },
    ...STYLES.map((style) => ({
      ...empty,
      code: style,
      parentPath: SECTIONS[kind],
      name: `${NOUNS[kind]} ${style}`,
      h1: NOUNS[kind],
      rule: { styles: [style] },
    })),
  ]);
}

function makeCity(index: number): ImportCity {
  const name = index === 0 ? 'Москва' : `Город ${index}`;
  return {
    id: 216 + index,
    name,
    region: name,
    translit: `gorod-${index}`,
    timezoneOffset: 3,
    lat: 55.75 - index,
    lon: 37.62 + index,
    population: 1_000_000,
    fias: '',
    prepositional: `в ${name}`,
    sort: 100 + index,
  };
}

function makeStore(index: number): ImportStore {
  return {
    code: `magazin-${index}`,
    name: `Магазин ${index}`,
    cityTranslit: `gorod-${index % CITIES}`,
    address: '',
    metro: '',
    phone: '',
    lat: 55,
    lon: 37,
    hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
    specialDays: [],
    services: [],
    directions: { exit: '', steps: [], parking: '', floor: '' },
    facade: Facade.parse({}),
    events: [],
  };
}
