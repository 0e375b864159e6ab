import type { Kopecks } from '@yahont/values/money.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import {
  listProductAddresses,
  listSectionAddresses,
  loadCatalogue,
} from '#src/domains/goods/catalogue/index.ts';
import {
  listArticleAddresses,
  listPageAddresses,
  type ShopOffers,
} from '#src/domains/front/content/index.ts';
import { listSetAddresses } from '#src/domains/goods/sets/index.ts';
import { locationsModule } from '#src/domains/ground/locations/module.ts';
import { loadSiteTexts } from '#src/domains/front/search/index.ts';
import { listStoneAddresses, loadStoneCatalogue } from '#src/domains/goods/stones/index.ts';
import { storesModule } from '#src/domains/ground/stores/module.ts';

const NOWHERE: NonNullable<ApiSettings['geoIp']> = { locate: () => null };

type GoodsDeps = {
  context: Context;
  geoIp: ApiSettings['geoIp'];
  offers: ShopOffers;
  /** Whether the shop sells sets. */
  hasSets: boolean;
  /** Whether the shop's ways to pay take this price. */
  sellsOnline: (price: Kopecks) => boolean;
};

/**
 * Cities, stores and everything for sale, which the other modules read from memory, and the addresses
 * of all public pages.
 */
export async function composeGoods({ context, geoIp = NOWHERE, offers, hasSets, sellsOnline }: GoodsDeps) {
  const locations = await locationsModule({ context, geoIp });
  const { cities } = locations;
  const storesPart = await storesModule({ context, cities });
  const { stores } = storesPart;
  const { cityIdOf } = stores;
  const texts = await loadSiteTexts(context, {
    offers,
    placesOf: () =>
      stores
        .listAll(context.now())
        .map(({ name, address, metro, cityName }) => `${name} ${address} ${metro} ${cityName}`),
  });
  const findStore = (storeId: number) => stores.find(storeId, context.now());
  // Together, so that each works while the database answers the other.
  const [catalogue, stones] = await Promise.all([
    loadCatalogue({ db: context.db, log: context.log, cityIdOf, siteWords: texts.words, sellsOnline }),
    loadStoneCatalogue({
      db: context.db,
      cityIdOf,
      sellsOnline,
      placeOf: (storeId) => {
        const store = findStore(storeId);
        return store ? { id: store.id, name: store.name, cityName: store.cityName } : null;
      },
    }),
  ]);
  const sources = {
    pages: async (ctx: CallContext) => [
      ...(await listPageAddresses(ctx, offers)),
      ...(hasSets ? await listSetAddresses(ctx) : []),
    ],
    sections: () => listSectionAddresses(catalogue),
    products: () => listProductAddresses(catalogue),
    stones: () => listStoneAddresses(stones),
    articles: (ctx: CallContext) => listArticleAddresses(ctx, offers),
    stores: () => stores.listAddresses(),
  };
  const cityOfStore = (storeId: number) => cities.find(cityIdOf(storeId) ?? 0);
  return {
    geoIp,
    locations,
    cities,
    storesPart,
    stores,
    cityOfStore,
    findStore,
    texts,
    catalogue,
    stones,
    sources,
  };
}
