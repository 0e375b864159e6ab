import { randomUUID } from 'node:crypto';
import {
  addCartLine,
  applyPromoCode,
  changeCartLine,
  dropPromoCode,
  removeCartLine,
  restoreCartLine,
  unwrapCartLine,
  wrapCartLine,
} from '@yahont/contracts/cart/cart.ts';
import { dropEngraving, engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import { addSetToCart, takeSetApart } from '@yahont/contracts/sets/sets.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { addFavourite, addFavouriteStone } from '@yahont/contracts/favourites/favourites.ts';
import { normaliseEngraving, readFace, type Engraving } from '@yahont/values/engraving.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { FormValues } from '#app/base/forms/define-form.ts';
import { formKeyOf } from '#app/base/forms/form-key.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { CHAIN_FIELD } from '#app/shop/buying/chain-field.ts';
import { readSetParts } from '#app/shop/buying/set-parts.ts';
import { PROMO } from './promo/promo-values.ts';

/** The intent of a form of the cart page and its result. */
export type CartResult =
  | {
      intent: string;
      lineId: number | null;
      ok: true;
      /** Name of the product, empty when there is no product. */
      name: string;
      /** Position of the line before it was removed; null when the form does not name one. */
      place: number | null;
    }
  | {
      intent: string;
      lineId: number | null;
      ok: false;
      refusal: Refusal;
      /** Names of refused fields. */
      wrong: readonly string[];
      /** The promo code as it was typed. */
      promo: FormValues<(typeof PROMO)['fields'][number]>;
      /** The text of the gift card as it was typed, `''` when the form has none. */
      note: string;
    };

/** Handles one form of the cart, with or without JavaScript. */
export async function changeCart(api: CallApi, form: FormData): Promise<CartResult> {
  const intent = readText(form, 'intent');
  const lineId = numberOf(form, 'lineId');
  const refused = (refusal: Refusal): CartResult => ({
    intent,
    lineId,
    ok: false,
    refusal,
    // A refused code is wrong as a whole, whatever the reason.
    wrong: intent === 'promo' ? PROMO.fields : [],
    promo: PROMO.read(form),
    note: readText(form, 'note'),
  });
  if (intent === 'promo' && !PROMO.isValid(form)) return refused({ code: 'validation' });
  try {
    await carryOut(api, form, { intent, lineId });
    return { intent, lineId, ok: true, name: readText(form, 'name'), place: numberOf(form, 'place') };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return refused({ code, context });
  }
}

async function carryOut(
  api: CallApi,
  form: FormData,
  { intent, lineId }: { intent: string; lineId: number | null },
): Promise<void> {
  const id = lineId ?? 0;
  switch (intent) {
    case 'add':
      await api(addCartLine, {
        body: {
          skuId: Number(form.get('skuId')),
          quantity: Number(form.get('quantity') ?? 1),
          engraving: engravingOf(form) ?? undefined,
          // With scripts the button calls the API itself and ignores presses until the answer.
          formKey: formKeyOf(form),
        },
      });
      // A pendant may come with a chain; an empty field means that the shopper has one.
      if (readText(form, CHAIN_FIELD) !== '')
        await api(addCartLine, {
          body: { skuId: Number(form.get(CHAIN_FIELD)), quantity: 1, formKey: formKeyOf(form) },
        });
      return;
    case 'add-stone':
      await api(addStoneToCart, {
        body: {
          stoneId: Number(form.get('stoneId')),
          skuId: numberOf(form, 'skuId'),
          engraving: form.has('engraving') ? engravingOf(form) : undefined,
        },
      });
      return;
    case 'add-set':
      await api(addSetToCart, {
        body: {
          setId: Number(form.get('setId')),
          skuIds: readSetParts(form),
          engraving: engravingOf(form) ?? undefined,
          // With scripts the form keeps its key, so a second press adds nothing.
          key: readText(form, 'key') || randomUUID(),
        },
      });
      return;
    case 'apart':
      await api(takeSetApart, { params: { group: readText(form, 'group') } });
      return;
    case 'quantity':
      await api(changeCartLine, { params: { id }, body: { quantity: Number(form.get('quantity')) } });
      return;
    case 'size':
      await api(changeCartLine, { params: { id }, body: { skuId: Number(form.get('skuId')) } });
      return;
    case 'remove':
      await api(removeCartLine, { params: { id } });
      return;
    case 'to-favourites':
      if (form.has('productId')) await api(addFavourite, { params: { id: Number(form.get('productId')) } });
      if (form.has('stoneId')) await api(addFavouriteStone, { params: { id: Number(form.get('stoneId')) } });
      await api(removeCartLine, { params: { id } });
      return;
    case 'restore':
      await api(restoreCartLine, { params: { id } });
      return;
    case 'wrap':
    case 'card':
      await api(wrapCartLine, { params: { id }, body: { note: readText(form, 'note') } });
      return;
    case 'engrave': {
      const engraving = engravingOf(form);
      if (engraving === null) await api(dropEngraving, { params: { id } });
      else await api(engraveCartLine, { params: { id }, body: engraving });
      return;
    }
    case 'drop-engraving':
      await api(dropEngraving, { params: { id } });
      return;
    case 'unwrap':
      await api(unwrapCartLine, { params: { id } });
      return;
    case 'promo':
      await api(applyPromoCode, { body: PROMO.read(form) });
      return;
    case 'drop-promo':
      await api(dropPromoCode);
      return;
    default:
      throw new Response('Unknown intent', { status: 400 });
  }
}

/** The inscription in the form; null without text. */
function engravingOf(form: FormData): Engraving | null {
  const text = normaliseEngraving(readText(form, 'engraving'));
  return text === '' ? null : { text, face: readFace(readText(form, 'face')) };
}

function numberOf(form: FormData, name: string): number | null {
  return form.has(name) ? Number(form.get(name)) : null;
}
