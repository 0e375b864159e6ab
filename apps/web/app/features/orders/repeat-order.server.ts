import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import type { RefusalOf } from '@yahont/contracts/wire/endpoint.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

type Line = Pick<Order['lines'][number], 'id' | 'productId' | 'size' | 'stone'>;

/** `to-choose`: available, but a choice is needed first. */
type Added = 'added' | 'sold-out' | 'to-choose';

/** Ids of the lines of an order that were not added to the cart again. */
export type NotAdded = { soldOut: number[]; toChoose: number[] };

const REFUSED: Readonly<
  Record<RefusalOf<typeof addCartLine> | RefusalOf<typeof addStoneToCart>, Exclude<Added, 'added'>>
> = {
  'sku-not-found': 'sold-out',
  'stone-not-found': 'sold-out',
  'stone-taken': 'sold-out',
  'out-of-stock': 'sold-out',
  'not-sold-online': 'to-choose',
  'needs-stone': 'to-choose',
  'not-engraved': 'to-choose',
  'does-not-fit': 'to-choose',
  'cart-full': 'to-choose',
};

/**
 * Adds the products of an order to the cart again. Throws any error other than an unavailable product.
 * @returns how many were added, and which were not
 */
export async function repeatOrder(
  api: CallApi,
  lines: readonly Line[],
): Promise<NotAdded & { added: number }> {
  const outcomes: { id: number; outcome: Added }[] = [];
  // Equal pieces are one cart line and must be added by one call: the line remembers only the key of the last
  // call that added to it.
  const alike = Map.groupBy(lines, ({ id, productId, size, stone }) =>
    productId === null || stone !== null ? id : `${productId} ${size}`,
  );
  for (const group of alike.values()) outcomes.push(...(await addGroup(api, group)));
  const idsOf = (wanted: Added) => outcomes.flatMap(({ id, outcome }) => (outcome === wanted ? [id] : []));
  return { added: idsOf('added').length, soldOut: idsOf('sold-out'), toChoose: idsOf('to-choose') };
}

/** Adds equal lines together; when fewer are left, one line after another until sold out. */
async function addGroup(api: CallApi, lines: readonly Line[]): Promise<{ id: number; outcome: Added }[]> {
  const [first] = lines;
  if (first === undefined) return [];
  const together = await addAgain(api, first, lines.length);
  if (together !== 'sold-out' || lines.length === 1)
    return lines.map(({ id }) => ({ id, outcome: together }));
  const outcomes: { id: number; outcome: Added }[] = [];
  for (const line of lines) outcomes.push({ id: line.id, outcome: await addAgain(api, line, 1) });
  return outcomes;
}

async function addAgain(
  api: CallApi,
  { id, productId, size, stone }: Line,
  quantity: number,
): Promise<Added> {
  // A gift certificate: its sum and greeting must be chosen again.
  if (productId === null && stone === null) return 'to-choose';
  const skuId = productId === null ? null : await findAvailable(api, { productId, size });
  if (productId !== null && skuId === null) return 'sold-out';
  try {
    if (stone !== null) await api(addStoneToCart, { body: { stoneId: stone.id, skuId } });
    else if (skuId !== null)
      await api(addCartLine, {
        // Without scripts the button can be pressed twice.
        body: { skuId, quantity: Math.min(quantity, MAX_QUANTITY), formKey: `repeat-${id}` },
      });
    return 'added';
  } catch (error) {
    const outcome = error instanceof ApiProblem ? outcomeOf(error.problem.code) : null;
    if (outcome === null) throw error;
    return outcome;
  }
}

function outcomeOf(code: string): Added | null {
  const outcomes: Readonly<Record<string, Added>> = REFUSED;
  return Object.hasOwn(outcomes, code) ? (outcomes[code] ?? null) : null;
}

/** The SKU of a product in a size; null when it is out of stock or the product is no longer offered. */
async function findAvailable(
  api: CallApi,
  { productId, size }: { productId: number; size: number | null },
): Promise<number | null> {
  try {
    const { skus } = await api(getProduct, { params: { id: productId } });
    return skus.find((one) => one.size === size && one.available > 0)?.id ?? null;
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return null;
    throw error;
  }
}

const PARAMETERS = { order: 'repeated', soldOut: 'gone', toChoose: 'choose' };

/** The address of the cart after an order was repeated; it names the lines that were not added. */
export function repeatedCartHref(orderId: number, { soldOut, toChoose }: NotAdded): string {
  if (soldOut.length + toChoose.length === 0) return '/cart/';
  const search = new URLSearchParams({ [PARAMETERS.order]: String(orderId) });
  if (soldOut.length > 0) search.set(PARAMETERS.soldOut, soldOut.join('.'));
  if (toChoose.length > 0) search.set(PARAMETERS.toChoose, toChoose.join('.'));
  return `/cart/?${search.toString()}`;
}

/**
 * Names of the products that, according to the cart's address, were not added; null when it names none or
 * another shopper's order.
 */
export async function namesNotAdded(
  api: CallApi,
  search: URLSearchParams,
): Promise<{ soldOut: string[]; toChoose: string[] } | null> {
  const id = Number(search.get(PARAMETERS.order));
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  try {
    const { lines } = await api(getOrder, { params: { id } });
    const namesIn = (parameter: string) => {
      const ids = (search.get(parameter) ?? '').split('.').map(Number);
      return lines.flatMap((line) => (ids.includes(line.id) ? [line.name] : []));
    };
    return { soldOut: namesIn(PARAMETERS.soldOut), toChoose: namesIn(PARAMETERS.toChoose) };
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status < 500) return null;
    throw error;
  }
}
