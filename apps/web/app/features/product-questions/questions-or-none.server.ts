import { getProductQuestions } from '@yahont/contracts/product-questions/product-questions.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { isNotFound, pageNotFound } from '#app/lib/api/or-404.server.ts';
import type { ProductQuestions } from './product-questions.ts';

/**
 * The first questions about a product; a fault leaves its page without them.
 * @throws the page's 404 for a product that is gone
 */
export async function questionsOrNone(
  api: CallApi,
  productId: number,
  path: string,
): Promise<ProductQuestions | null> {
  try {
    return await api(getProductQuestions, { params: { id: productId }, query: {} });
  } catch (error) {
    if (isNotFound(error)) throw pageNotFound(path);
    return null;
  }
}
