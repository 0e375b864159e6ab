import { type ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { getProduct, getSimilar, type Product } from '@yahont/contracts/catalogue/product.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';

export type ProductPageData = {
  product: Product;
  similar: ProductCard[];
  city: { name: string; prepositional: string; code: string };
  /** Calendar day in that city. */
  today: string;
};

type Found = { productId: number; url: string };

/** @throws a permanent redirect when the address is not the product's canonical one */
export async function loadProduct(
  { api, city, tag }: PublicPage,
  found: Found,
  url: URL,
): Promise<ProductPageData> {
  if (found.url !== url.pathname) throw redirectForGood(`${found.url}${url.search}`);
  tag(`product:${found.productId}`, `stock:${found.productId}`, 'catalogue', 'listing', 'stores', 'delivery');
  const params = { id: found.productId };
  const [product, similar] = await Promise.all([
    or404(api(getProduct, { params }), url.pathname),
    api(getSimilar, { params }),
  ]);
  for (const { productId } of product.chains) tag(`product:${productId}`, `stock:${productId}`);
  return {
    product,
    similar: similar.items.map(slimCard),
    city: {
      name: city.name,
      prepositional: city.additionalInfo.prepositional,
      code: city.locationNameTranslit,
    },
    today: cityDate(new Date(), city.timezone),
  };
}
