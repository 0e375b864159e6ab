import { COMINGS, type Coming } from '@yahont/contracts/holds/hold-terms.ts';
import { holdPiece, type Hold } from '@yahont/contracts/holds/holds.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { HOLD, type HoldValues } from './hold-values.ts';

export type HoldResult =
  | { ok: true; hold: Hold; link: string }
  /** `wrong`: names of invalid fields; `refusal`: why a valid form was refused. */
  | { ok: false; values: HoldValues; wrong: readonly string[]; refusal: Refusal | null };

/** Has a store keep a piece, or returns the invalid fields or the reason. */
export async function askToHold(api: CallApi, skuId: number, form: FormData): Promise<HoldResult> {
  const values = HOLD.read(form);
  const coming = COMINGS.find((one) => one === values.coming);
  const wrong = HOLD.wrong(values);
  if (wrong.length > 0 || coming === undefined)
    return { ok: false, values, wrong: wrong.length > 0 ? wrong : ['coming'], refusal: null };
  return send(api, { skuId, coming, values, token: readText(form, 'smart-token') });
}

type Sent = { skuId: number; coming: Coming; values: HoldValues; token: string };

async function send(api: CallApi, { skuId, coming, values, token }: Sent): Promise<HoldResult> {
  const { storeId, phone, wish } = values;
  try {
    const { link, ...hold } = await api(holdPiece, {
      body: { skuId, storeId: Number(storeId), phone, coming, wish, acceptsPersonalData: true, token },
    });
    return { ok: true, hold, link };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    if (code !== 'validation') return { ok: false, values, wrong: [], refusal: { code, context } };
    return { ok: false, values, wrong: HOLD.named(errors.map(({ path }) => path)), refusal: null };
  }
}
