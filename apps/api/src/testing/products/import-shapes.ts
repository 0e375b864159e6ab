import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import type { ImportProduct, ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportCity } from '@yahont/contracts/locations/locations.ts';
import { Facade } from '@yahont/contracts/stores/store-parts.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';

export function importedCity(wish: Partial<ImportCity> = {}): ImportCity {
  return {
    id: 216,
    name: 'Москва',
    region: 'Москва',
    translit: 'moskva',
    timezoneOffset: 3,
    lat: 55.75405,
    lon: 37.6204,
    population: 13_010_112,
    fias: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
    prepositional: 'в Москве',
    sort: 100,
    ...wish,
  };
}

export function importedStore(wish: Partial<ImportStore> = {}): ImportStore {
  return {
    code: 'petrovka',
    name: 'Петровка, 11',
    cityTranslit: 'moskva',
    address: 'ул. Петровка, 11',
    metro: 'Театральная',
    phone: '+7 (495) 000-00-00',
    lat: 55.76,
    lon: 37.61,
    hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
    specialDays: [],
    services: [],
    directions: { exit: '', steps: [], parking: '', floor: '' },
    facade: Facade.parse({}),
    events: [],
    ...wish,
  };
}

export function importedSection(wish: Partial<ImportSection> = {}): ImportSection {
  return {
    code: 'koltsa',
    parentPath: '',
    name: 'Кольца',
    h1: 'Кольца',
    lead: '',
    seoText: '',
    sort: 100,
    picture: null,
    rule: { kinds: ['ring'] },
    ...wish,
  };
}

export function importedProduct(code: string, wish: Partial<ImportProduct> = {}): ImportProduct {
  return {
    code,
    article: code,
    modelCode: code,
    name: 'Кольцо «Аврора» из белого золота с бриллиантом',
    shortName: 'Кольцо «Аврора»',
    description: 'Один камень на тонкой шинке.',
    editorLine: '',
    kind: 'ring',
    style: 'solitaire',
    tier: 'common',
    audience: 'women',
    collection: null,
    sectionPath: 'koltsa',
    labels: [],
    price: 12_890_000,
    oldPrice: null,
    metal: 'white-gold',
    fineness: 585,
    weightMg: 3420,
    widthMm10: null,
    coating: '',
    setting: '',
    facts: ProductFacts.parse({}),
    madeIn: 'Кострома, Россия',
    inserts: [
      {
        gem: 'diamond',
        cut: 'round',
        count: 1,
        caratMilli: 300,
        cutNote: 'Кр-57',
        quality: '4/5',
        role: 'Центральный',
        origin: '',
        treatment: null,
        report: null,
      },
    ],
    pictures: [],
    video: null,
    sizes: [1650, 1700],
    bySize: [],
    madeToOrderDays: null,
    popularity: 10,
    arrivedAt: '2026-11-01T09:00:00.000Z',
    ...wish,
  };
}
