import { getProductReviews } from '@yahont/contracts/reviews/reviews.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { isNotFound, pageNotFound } from '#app/lib/api/or-404.server.ts';
import type { ProductReviews } from './product-reviews.ts';

/**
 * The first reviews of a product; a fault leaves its page without them.
 * @throws the page's 404 for a product that is gone
 */
export async function reviewsOrNone(
  api: CallApi,
  productId: number,
  path: string,
): Promise<ProductReviews | null> {
  try {
    return await api(getProductReviews, { params: { id: productId }, query: {} });
  } catch (error) {
    if (isNotFound(error)) throw pageNotFound(path);
    return null;
  }
}
