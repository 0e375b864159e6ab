import type { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import type { ImportBadge, ImportHousePhone } from '@yahont/contracts/callers/callers.ts';
import type { ImportPieceWork } from '@yahont/contracts/office/customers/piece-works.ts';
import type { ImportPromoCode } from '@yahont/contracts/promotions/promo-codes.ts';
import type {
  ImportCollection,
  ImportPiece,
  ImportProduct,
  ImportSection,
} from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportPastPrice } from '@yahont/contracts/catalogue/price-history.ts';
import type { ImportHome, ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import type { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import type { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';
import type { ImportSampleQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import type { ImportSampleReview } from '@yahont/contracts/reviews/reviews.ts';
import type { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import type { ImportCity } from '@yahont/contracts/locations/locations.ts';
import type { ImportSet } from '@yahont/contracts/sets/sets.ts';
import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { USUAL_LIMITS, type PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import { demoBadges, demoHousePhones } from './badges.ts';
import { demoCities } from './cities.ts';
import { demoCollections } from './collections.ts';
import { demoArticles, demoGuideSections } from './content/articles/all-articles.ts';
import { demoHome } from './content/home.ts';
import { withLimits } from './content/limits.ts';
import { demoTextPages } from './content/pages/all-pages.ts';
import { demoQuestions } from './content/questions.ts';
import { demoSeoPages } from './content/seo/all-seo.ts';
import { demoVacancies } from './content/vacancies.ts';
import { makeItems } from './items/make-items.ts';
import { demoTariffs } from './delivery-tariffs.ts';
import { demoPictures, type DemoPicture } from './pictures.ts';
import { demoPieceWorks } from './piece-works.ts';
import { allModels } from './products/all-models.ts';
import { settingModels } from './products/models/settings/all-settings.ts';
import { makeProducts } from './products/make-products.ts';
import { makePastPrices } from './products/make-past-prices.ts';
import { demoPromoCodes } from './promo-codes.ts';
import { demoSampleQuestions } from './product-questions/sample-questions.ts';
import { demoSampleReviews } from './reviews/sample-reviews.ts';
import { demoSections } from './sections/all-sections.ts';
import { demoSets } from './sets.ts';
import { demoStorePurchases } from './store-purchases.ts';
import { demoStores } from './stores/all-stores.ts';

/** All data of the demo shop, in the shapes of the import. */
export type DemoShop = {
  cities: ImportCity[];
  stores: ImportStore[];
  deliveryTariffs: ImportTariffs[];
  pictures: DemoPicture[];
  sections: ImportSection[];
  collections: ImportCollection[];
  products: ImportProduct[];
  pastPrices: ImportPastPrice[];
  items: ImportPiece[];
  home: ImportHome;
  textPages: ImportTextPage[];
  guideSections: ImportGuideSection[];
  articles: ImportArticle[];
  questions: ImportQuestion[];
  vacancies: ImportVacancy[];
  seoPages: ImportSeoPage[];
  promoCodes: ImportPromoCode[];
  sets: ImportSet[];
  storePurchases: ImportStorePurchase[];
  pieceWorks: ImportPieceWork[];
  housePhones: ImportHousePhone[];
  badges: ImportBadge[];
  sampleReviews: ImportSampleReview[];
  sampleQuestions: ImportSampleQuestion[];
};

/**
 * The demo shop: the same data for the same day. `today` shifts arrival dates, so that novelties stay new, and the days
 * of promo codes, news and actions. Texts name the `limits` of the ways to pay.
 */
export function demoShop(today: Date, limits: PaymentLimits = USUAL_LIMITS): DemoShop {
  const stores = demoStores(today);
  // Settings follow the others, so that popularity and УИНs of those do not depend on them.
  const products = [...makeProducts(allModels, today), ...makeProducts(settingModels, today)];
  const storePurchases = demoStorePurchases(products, today);
  const cities = demoCities();
  return {
    cities,
    stores,
    deliveryTariffs: demoTariffs(),
    pictures: demoPictures(),
    sections: demoSections(),
    collections: demoCollections(),
    products,
    pastPrices: makePastPrices(products, today),
    items: makeItems(products, stores),
    ...withLimits(
      {
        home: demoHome(),
        textPages: demoTextPages(),
        guideSections: demoGuideSections(),
        articles: demoArticles(today),
        questions: demoQuestions(),
        vacancies: demoVacancies(today),
        seoPages: demoSeoPages(),
      },
      limits,
    ),
    promoCodes: demoPromoCodes(today),
    sets: demoSets(),
    housePhones: demoHousePhones(),
    badges: demoBadges(stores),
    sampleReviews: demoSampleReviews({ products, stores, cities }, today),
    sampleQuestions: demoSampleQuestions({ products, stores, cities }, today),
    storePurchases,
    pieceWorks: demoPieceWorks(storePurchases),
  };
}
