import type { ProductPageData } from './load-product.server.ts';
import { productMeta } from './product-meta.ts';

export { ProductPage as default } from './product-page.tsx';

type Data = ProductPageData & { origin: string; operator: string };

export function head({ product, city, origin, operator, today, reviews }: Data) {
  return productMeta(product, city.prepositional, {
    origin,
    operator,
    today,
    reviews: reviews?.summary.real ?? null,
  });
}
