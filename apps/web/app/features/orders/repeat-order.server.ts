import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
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
  for (const line of lines) {
    if (await addAgain(api, line)) found += 1;
  }
  return found;
}

async function addAgain(
  api: CallApi,
  { productId, size, stone }: Pick<Order['lines'][number], 'productId' | 'size' | 'stone'>,
): Promise<boolean> {
  try {
    const skuId = productId === null ? null : await findAvailable(api, { productId, size });
    if (productId !== null && skuId === null) return false;
    if (stone !== null) await api(addStoneToCart, { body: { stoneId: stone.id, skuId } });
    else if (skuId !== null) await api(addCartLine, { body: { skuId, quantity: 1 } });
    return stone !== null || skuId !== null;
  } catch (error) {
    // No longer offered, or sold out.
    if (error instanceof ApiProblem && error.problem.status < 500) return false;
    throw error;
  }
}

/** The SKU of a product in a size; null when none is in stock. */
async function findAvailable(
  api: CallApi,
  { productId, size }: { productId: number; size: number | null },
): Promise<number | null> {
  const { skus } = await api(getProduct, { params: { id: productId } });
  return skus.find((one) => one.size === size && one.available > 0)?.id ?? null;
}
