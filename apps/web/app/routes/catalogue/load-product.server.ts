import { type ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { getDossier, type Dossier } from '@yahont/contracts/catalogue/dossier.ts';
import { getProduct, getSimilar, type Product } from '@yahont/contracts/catalogue/product.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { wornOf } from '#app/features/product/worn/worn-of.server.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import { setsOrNone, type SetCard } from '#app/features/sets/sets-or-none.server.ts';
import { reviewsOrNone } from '#app/features/reviews/reviews-or-none.server.ts';
import type { ProductQuestions } from '#app/features/product-questions/product-questions.ts';
import { questionsOrNone } from '#app/features/product-questions/questions-or-none.server.ts';
import type { ProductReviews } from '#app/features/reviews/product-reviews.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';

export type ProductPageData = {
  product: Product;
  /** How it is worn; left out where that module is off. */
  worn?: Worn | null;
  /** For a dear piece; left out where that module is off. */
  dossier?: Dossier;
  similar: ProductCard[];
  /** What its owners wrote; left out where that module is off. */
  reviews?: ProductReviews;
  /** Sets with it; left out where there are none. */
  sets?: SetCard[];
  /** Questions that stores have answered; left out where that module is off. */
  questions?: ProductQuestions;
  city: { name: string; prepositional: string; code: string };
  /** Calendar day in that city. */
  today: string;
};

type ProductAddress = { productId: number; url: string };

/** @throws a permanent redirect when the address is not the product's canonical one */
export async function loadProduct(
  { api, city, tag, has }: PublicPage,
  found: ProductAddress,
  url: URL,
): Promise<ProductPageData> {
  if (found.url !== url.pathname) throw redirectForGood(`${found.url}${url.search}`);
  tag(`product:${found.productId}`, `stock:${found.productId}`, 'catalogue', 'listing', 'stores', 'delivery');
  const params = { id: found.productId };
  if (has('reviews')) tag(`reviews:${found.productId}`);
  if (has('sets')) tag('sets');
  if (has('product-questions')) tag(`questions:${found.productId}`);
  const [product, similar, reviews, dossier, sets, questions] = await Promise.all([
    or404(api(getProduct, { params }), url.pathname),
    api(getSimilar, { params }),
    has('reviews') ? reviewsOrNone(api, found.productId, url.pathname) : null,
    has('dossier') ? or404(api(getDossier, { params }), url.pathname) : null,
    has('sets') ? setsOrNone(api, found.productId) : [],
    has('product-questions') ? questionsOrNone(api, found.productId, url.pathname) : null,
  ]);
  for (const { productId } of product.chains) tag(`product:${productId}`, `stock:${productId}`);
  return {
    product,
    ...(has('worn') ? { worn: wornOf(product) } : {}),
    ...(dossier !== null && hasContent(dossier, product) ? { dossier } : {}),
    similar: similar.items.map(slimCard),
    ...(reviews === null ? {} : { reviews }),
    ...(sets.length === 0 ? {} : { sets }),
    ...(questions === null ? {} : { questions }),
    city: {
      name: city.name,
      prepositional: city.additionalInfo.prepositional,
      code: city.locationNameTranslit,
    },
    today: cityDate(new Date(), city.timezone),
  };
}

function hasContent({ scale, firstPart }: Dossier, { inserts }: Product): boolean {
  return scale !== null || firstPart !== null || inserts.some(({ path }) => path !== undefined);
}
