import { getCheckoutOptions, placeOrder } from '@yahont/contracts/orders.ts';
import type { CheckoutOptions, Order } from '@yahont/contracts/orders.ts';
import { currentUser, updateUser } from '@yahont/contracts/visitors.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { wrongFields } from './values/check-values.ts';
import { readValues } from './values/checkout-values.ts';
import type { CheckoutValues, FieldName } from './values/checkout-values.ts';
import type { Refusal } from '#app/lib/api/refusal-text.ts';
import { orderRequest } from './values/order-request.ts';
import { problemFields } from './values/problem-fields.ts';

/** An order that was not made, with all that was typed. */
export type NotPlaced = {
  ok: false;
  values: CheckoutValues;
  /** The next attempt is the same order: it goes under the same key. */
  key: string;
  wrong: readonly FieldName[];
  refusal: Refusal | null;
};
export type PlaceResult = { ok: true; order: Order } | NotPlaced;

/** Makes an order of the checkout form. A double submit and a reload carry the same key and make one order. */
export async function placeFromForm(
  { api, city }: Pick<VisitorPage, 'api' | 'city'>,
  form: FormData,
): Promise<PlaceResult> {
  const values = readValues(form);
  const key = readText(form, 'key');
  const cityId = Number(form.get('cityId'));
  const options = await api(getCheckoutOptions);
  const wrong = wrongFields(values, options);
  const body = orderRequest(values, {
    total: Number(form.get('expectedTotal')),
    spendable: Number(form.get('spendable')),
    cityId,
  });
  // An empty cart may be that of a twin of this request: the API knows the key.
  const isRepeated = options.totals.quantity === 0;
  if (cityId !== city.id && !isRepeated) return inAnotherCity({ values, key, cityName: city.name, options });
  if (body === null || (wrong.length > 0 && !isRepeated)) {
    return { ok: false, values, key, wrong, refusal: null };
  }
  try {
    const order = await api(placeOrder, { body, headers: { 'idempotency-key': key } });
    await introduce(api, values);
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    if (code === 'city-changed') return inAnotherCity({ values, key, cityName: city.name, options });
    return { ok: false, values, key, wrong: problemFields(error.problem), refusal: { code, context } };
  }
}

type Elsewhere = { values: CheckoutValues; key: string; cityName: string; options: CheckoutOptions };

/** The street was one of the other city: it is asked anew, with the days and stores of this one. */
function inAnotherCity({ values, key, cityName, options }: Elsewhere): NotPlaced {
  const asked = {
    ...values,
    street: '',
    house: '',
    flat: '',
    addressNote: '',
    date: options.courier.dates[0] ?? '',
    storeId: String(options.pickup[0]?.store.id ?? ''),
  };
  const wrong: FieldName[] = values.delivery === 'courier' ? ['street', 'house'] : ['storeId'];
  return { ok: false, values: asked, key, wrong, refusal: { code: 'city-changed', context: { cityName } } };
}

/** A first order tells the account its owner's name; one that knows it already is left alone. */
async function introduce(api: CallApi, { name, lastName, email }: CheckoutValues): Promise<void> {
  try {
    const user = (await api(currentUser))[0];
    if (!user || user.name !== '') return;
    await api(updateUser, { body: { name, lastName, surName: user.surName, email: user.email ?? email } });
  } catch (error) {
    // The order stands whether or not the profile could be filled in.
    if (!(error instanceof ApiProblem)) throw error;
  }
}
