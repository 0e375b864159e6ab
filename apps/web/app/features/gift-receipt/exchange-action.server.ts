import { exchangeGift } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { BY_COURIER, EXCHANGE, type ExchangeValues } from './exchange-values.ts';

/** Null: it was written, and the page shows it. */
export type ExchangeResult = {
  values: ExchangeValues;
  /** Names of invalid fields. */
  wrong: readonly string[];
  /** Why a valid form was refused. */
  refusal: Refusal | null;
} | null;

/** Exchanges a present, or returns the invalid fields or the reason. */
export async function askForExchange(api: CallApi, link: string, form: FormData): Promise<ExchangeResult> {
  const values = EXCHANGE.read(form);
  const wrong = EXCHANGE.wrong(values);
  if (wrong.length > 0) return { values, wrong, refusal: null };
  const { size, way, address, date, name, phone } = values;
  const route =
    way === BY_COURIER
      ? { kind: 'courier' as const, address, date }
      : { kind: 'store' as const, storeId: Number(way) };
  const token = readText(form, 'smart-token');
  try {
    await api(exchangeGift, {
      params: { link },
      body: { size: Number(size), route, name, phone, acceptsPersonalData: true, token },
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const named = EXCHANGE.named(errors.map(({ path }) => path));
    return {
      values,
      wrong: named,
      refusal: code === 'validation' && named.length > 0 ? null : { code, context },
    };
  }
}
