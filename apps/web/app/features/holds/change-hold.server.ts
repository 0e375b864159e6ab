import { redirect } from 'react-router';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { extendHold, releaseHold, type Hold } from '@yahont/contracts/holds/holds.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';

export type HoldChange =
  /** `isTaken`: it was bought before it could be put into the cart. */
  { ok: true; hold: Hold; isTaken?: boolean } | { ok: false; refusal: Refusal };

/**
 * Extends or ends the hold of a link, or moves its piece to the cart: a cart keeps nothing in a store, so the hold
 * ends first, and the piece is on sale again until the order is placed.
 */
export async function changeHold(api: CallApi, link: string, form: FormData): Promise<HoldChange> {
  const params = { link };
  const intent = readText(form, 'intent');
  try {
    if (intent === 'extend') return { ok: true, hold: await api(extendHold, { params }) };
    const hold = await api(releaseHold, { params });
    if (intent !== 'buy') return { ok: true, hold };
    if (!(await putIntoCart(api, hold))) return { ok: true, hold, isTaken: true };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { ok: false, refusal: { code, context } };
  }
  throw redirect('/cart/', 303);
}

/** Whether the cart has it now. */
async function putIntoCart(api: CallApi, { id, skuId }: Hold): Promise<boolean> {
  try {
    await api(addCartLine, { body: { skuId, formKey: `hold-${id}` } });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}
