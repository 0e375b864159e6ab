import { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { getStone, type StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { fillSmallShop } from '../small-shop.ts';
import { importTestStones, stoneToImport } from '../stones.ts';
import { importedStore } from './import-shapes.ts';

/** Twelve round stones from 0.50 to 0.61 ct, the heavier the dearer. */
const ROUND = Array.from({ length: 12 }, (_, index) =>
  stoneToImport({
    code: `gia-${100 + index}`,
    certificate: String(100 + index),
    caratMilli: 500 + index * 10,
    price: (100_000 + index * 10_000) * 100,
  }),
);

export const OVAL = stoneToImport({
  code: 'mgu-24-1',
  certificate: '24-1/А',
  laboratory: 'МГУ',
  shape: 'oval',
  colourRu: '5',
  colourGia: 'I',
  clarityRu: '2',
  clarityGia: 'VVS1',
  qualityRu: 'Б',
  qualityGia: 'G',
  fluorescence: 'strong',
  lengthMm100: null,
  widthMm100: null,
  heightMm100: null,
  depth10: null,
  facts: {
    inclusions: [{ side: 'crown', kind: 'feather', x: 10, y: -20 }],
    inscription: 'МГУ 24-1',
    gemmologist: 'Ю. П. Шелестова',
  },
});

const LARGE = stoneToImport({ code: 'gia-900', certificate: '900', caratMilli: 3000, price: 90_000_000 });

/** The first three lie in the store of the small shop. */
export const LISTED_STONES: readonly ImportStone[] = [...ROUND, OVAL, LARGE];

type Query = Record<string, string | string[]>;

export type StoneShop = {
  api: TestApi;
  list: (query?: Query) => Promise<StoneListing>;
  read: (code: string) => Promise<StonePage>;
};

/** A shop with loose stones. Every call opens one of its own, so the caller stops its API. */
export async function openStoneShop(): Promise<StoneShop> {
  const api = await createTestApi();
  await fillSmallShop(api);
  await importTestStones(api.context, LISTED_STONES);
  await api.imports.importItems(
    LISTED_STONES.map(({ code }, index) => ({
      uin: String(3_000_000_000_000_000 + index),
      stoneCode: code,
      storeCode: index < 3 ? importedStore().code : null,
    })),
  );
  await api.changes.caughtUp();
  return {
    api,
    list: async (query = {}) => {
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries(query))
        for (const one of [value].flat()) search.append(key, one);
      return StoneListing.parse(await (await api.send(`GET /api/stones?${search.toString()}`)).json());
    },
    read: async (code) => (await api.call(getStone, { params: { code } })).answer(),
  };
}

export const codesOf = ({ cards }: Pick<StoneListing, 'cards'>): string[] => cards.map(({ code }) => code);
