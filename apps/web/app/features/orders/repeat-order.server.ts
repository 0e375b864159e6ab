import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/**
 * Adds the products of an order to the cart again.
 * @returns how many of them are still available
 */
export async function repeatOrder(api: CallApi, lines: Order['lines']): Promise<number> {
  let found = 0;
  // One after another: the same SKU twice is one line of the cart.
  for (const { productId, size } of lines) {
    if (await addAgain(api, { productId, size })) found += 1;
  }
  return found;
}

async function addAgain(
  api: CallApi,
  { productId, size }: Pick<Order['lines'][number], 'productId' | 'size'>,
): Promise<boolean> {
  if (productId === null) return false;
  try {
    const { skus } = await api(getProduct, { params: { id: productId } });
    const sku = skus.find((one) => one.size === size && one.available > 0);
    if (sku === undefined) return false;
    await api(addCartLine, { body: { skuId: sku.id, quantity: 1 } });
    return true;
  } catch (error) {
    // No longer offered, or sold out.
    if (error instanceof ApiProblem && error.problem.status < 500) return false;
    throw error;
  }
}
