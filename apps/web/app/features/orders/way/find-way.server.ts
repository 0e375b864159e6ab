import { findParcel, type ParcelWay } from '@yahont/contracts/orders/parcel-way.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import type { FormValues } from '#app/base/forms/define-form.ts';
import type { CityClock } from '../story/order-sentence.ts';
import { PARCEL, type ParcelField } from './parcel-values.ts';

/** The tracking of a parcel, or why there is none; the typed text stays in its fields. */
export type WayAnswer = {
  values: FormValues<ParcelField>;
  wrong: readonly ParcelField[];
  way: ParcelWay | null;
  refusal: Refusal | null;
  clock: CityClock;
};

export async function findWay(api: CallApi, form: FormData, clock: CityClock): Promise<WayAnswer> {
  const values = PARCEL.read(form);
  const answer = { values, wrong: [], way: null, refusal: null, clock };
  const wrong = PARCEL.wrong(values);
  if (wrong.length > 0) return { ...answer, wrong };
  try {
    return { ...answer, way: await api(findParcel, { body: values }) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    return { ...answer, wrong: PARCEL.named(errors.map(({ path }) => path)), refusal: { code, context } };
  }
}
