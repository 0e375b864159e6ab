import type { House } from '#src/compose/house.ts';
import { comparisonsModule } from '#src/domains/buying/comparisons/module.ts';
import { favouritesModule } from '#src/domains/buying/favourites/module.ts';
import { lineDays } from '#src/domains/buying/line-kinds/index.ts';
import { listsModule } from '#src/domains/buying/lists/module.ts';
import { papersModule } from '#src/domains/buying/papers/module.ts';
import { CONTENT_KINDS, readTextPage } from '#src/domains/front/content/index.ts';
import { contentModule } from '#src/domains/front/content/module.ts';
import { searchModule } from '#src/domains/front/search/module.ts';
import { readAddresses, SEO_KIND } from '#src/domains/front/seo/index.ts';
import { listGiftPieces } from '#src/domains/goods/catalogue/index.ts';
import { catalogueModule } from '#src/domains/goods/catalogue/module.ts';
import { certificateSecrets } from '#src/domains/goods/certificates/index.ts';
import { certificatesModule } from '#src/domains/goods/certificates/module.ts';
import { dossierModule } from '#src/domains/goods/dossier/module.ts';
import { deliveryModule } from '#src/domains/goods/delivery/module.ts';
import { importsModule } from '#src/domains/goods/imports/module.ts';
import { promotionsModule } from '#src/domains/goods/promotions/module.ts';
import { setsModule } from '#src/domains/goods/sets/module.ts';
import { stockModule } from '#src/domains/goods/stock/module.ts';
import { stonesModule } from '#src/domains/goods/stones/module.ts';
import { documentsModule } from '#src/domains/ground/documents/module.ts';
import { invoiceLinks } from '#src/domains/buying/payment/index.ts';

/** How long a gift certificate pays unless the operator says otherwise; the law sets no end of its own. */
const CERTIFICATE_YEARS = 3;

/** What is shown and sold. Projections receive changes in this order. */
export function goodsModules(house: House) {
  const { context, settings, keys, captcha, sms, mail } = house;
  const { publicUrl } = settings;
  const { catalogue, cities, stores, stones, texts, sources, offers, drafts, metalRates } = house;
  const { seoPart, delivery, tariffs, buying } = house;
  const { instalmentOf, waysAboveCard, firstPartOf } = buying;
  return [
    house.locations,
    house.storesPart,
    seoPart,
    searchModule({ context, catalogue, stones, stores, texts }),
    catalogueModule({ context, catalogue, stores, delivery, instalmentOf, waysAboveCard }),
    dossierModule({ catalogue, firstPartOf }),
    documentsModule({
      context,
      kinds: { ...CONTENT_KINDS, seo: SEO_KIND },
      readAddresses: (ctx) => readAddresses(ctx, { sources, seo: seoPart.seo }),
      drafts,
    }),
    contentModule({ catalogue, cities, metalRates, stones, stores, drafts, offers }),
    deliveryModule({ stores, rules: delivery, book: tariffs }),
    stockModule(),
    importsModule({ context }),
    stonesModule({
      stones,
      catalogue,
      instalmentOf,
      waysAboveCard,
      readyDate: buying.readyDate,
      settingDays: (services) =>
        lineDays({ kind: 'set-piece', services: services.map((service) => ({ service })) }),
    }),
    promotionsModule(),
    setsModule({ catalogue, instalmentOf, readyDate: buying.readyDate }),
    certificatesModule({
      context,
      secrets: certificateSecrets(keys.certificate),
      years: settings.certificateYears ?? CERTIFICATE_YEARS,
      senders: { sms, mail },
      publicUrl,
      captcha,
      isSold: buying.sellsCertificates,
    }),
    favouritesModule({ context, stones }),
    listsModule({ context, catalogue, captcha, publicUrl }),
    comparisonsModule({ context, catalogue, stones }),
    ...buying.modules,
    papersModule({
      context,
      readText: (ctx, path) =>
        readTextPage(ctx, { catalogue, cities, metalRates, stones, stores, offers }, path),
      giftPieces: (cityId) => listGiftPieces(catalogue, cityId),
      listCities: () =>
        cities.list().map(({ name, additionalInfo: { population, storeCount } }) => ({
          name,
          population,
          storeCount,
        })),
      findStore: house.findStore,
      invoice: house.banks.invoice,
      invoiceLinks: house.invoices,
      paperLinks: invoiceLinks(keys.paper),
      publicUrl,
      offsetOfCity: house.offsetOfCity,
    }),
  ] as const;
}
