import { addAddress, listAddresses } from '@yahont/contracts/addresses/addresses.ts';
import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { isRefusal, type Refusal } from '#app/shop/words/refusal-text.ts';
import { getCheckoutOptions, placeOrder, type CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { positionIn } from '#app/shop/words/position-text.ts';
import { firstPlaces, KINDS } from './kinds/kinds.ts';
import { chosenDelivery } from './values/choices.ts';
import { mergeOffered } from './values/draft.ts';
import { firstVisit } from './values/intervals.ts';
import { firstDelivery } from './values/initial-values.ts';
import { addressesIn, isSamePlace } from './values/kept-addresses.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import type { CheckoutValues, FieldName } from './values/form-fields.ts';
import { orderRequest } from './values/order-request.ts';

/** A refused order with all typed values. */
export type NotPlaced = {
  ok: false;
  values: CheckoutValues;
  /** The next attempt is for the same order, so it uses the same key. */
  key: string;
  wrong: readonly FieldName[];
  refusal: Refusal | null;
  /** Why a code of a gift certificate was not taken. */
  codeRefusal?: Refusal | null;
  /** Why a promo code was not taken. */
  promoRefusal?: Refusal | null;
  /** The register's answer about the typed ИНН, when it was requested. */
  found?: FoundCompany;
};
export type PlaceResult = { ok: true; order: Order } | NotPlaced;

/** Places an order from the checkout form. A double submit and a reload send the same key and place one order. */
export async function placeFromForm(
  { api, city }: Pick<VisitorPage, 'api' | 'city'>,
  form: FormData,
): Promise<PlaceResult> {
  const values = CHECKOUT.read(form);
  const key = readText(form, 'key');
  const cityId = Number(form.get('cityId'));
  const options = await api(getCheckoutOptions);
  const wrong = CHECKOUT.wrong(values, options);
  const body = orderRequest(values, {
    total: Number(form.get('expectedTotal')),
    spendable: Number(form.get('spendable')),
    cityId,
    date: readText(form, 'expectedDate'),
    by: readText(form, 'expectedBy'),
  });
  // An empty cart may mean that this request was already sent once: the API recognises its key.
  const isRepeated = options.totals.quantity === 0;
  if (cityId !== city.id && !isRepeated) return inAnotherCity({ values, key, cityName: city.name, options });
  if (isTooEarly(values, options) && !isRepeated) return onAnotherDay({ values, key, options });
  if (wrong.includes('delivery') && !isRepeated) return inAnotherWay({ values, key, cityId, options });
  if (body === null || (wrong.length > 0 && !isRepeated)) {
    return { ok: false, values, key, wrong, refusal: null };
  }
  try {
    const order = await api(placeOrder, { body, headers: { 'idempotency-key': key } });
    await introduce(api, values);
    const kind = chosenDelivery(values);
    if (kind !== null && DELIVERY[kind].hasAddress && values.keepAddress !== '')
      await keepAddress(api, values, cityId);
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    if (isRefusal<typeof placeOrder>(error.problem, 'city-changed'))
      return inAnotherCity({ values, key, cityName: city.name, options });
    if (isRefusal<typeof placeOrder>(error.problem, 'delivery-unavailable'))
      return inAnotherWay({ values, key, cityId, options: await api(getCheckoutOptions) });
    if (isRefusal<typeof placeOrder>(error.problem, 'date-changed') && choosesDay(values))
      return onAnotherDay({
        values,
        key,
        options: await api(getCheckoutOptions),
        from: typeof context?.['date'] === 'string' ? context['date'] : '',
      });
    if (isRefusal<typeof placeOrder>(error.problem, 'interval-taken'))
      return { ok: false, values, key, wrong: ['interval'], refusal: { code, context } };
    if (isRefusal<typeof placeOrder>(error.problem, 'saved-card-gone'))
      return { ok: false, values, key, wrong: ['card'], refusal: { code, context } };
    return {
      ok: false,
      values,
      key,
      wrong: CHECKOUT.named(errors.map(({ path }) => path)),
      refusal: { code, context },
    };
  }
}

/** Keeps the address of an order that was placed, once. A failure is ignored: the order is placed. */
async function keepAddress(
  api: CallApi,
  { street, house, flat, position, addressNote }: CheckoutValues,
  cityId: number,
): Promise<void> {
  const place = { street, house, flat };
  try {
    // The order was sent again, or an address of the account was chosen.
    const { items } = await api(listAddresses);
    if (addressesIn(cityId, items).some((kept) => isSamePlace(kept, place))) return;
    const hint = addressNote.slice(0, 300);
    await api(addAddress, { body: { cityId, ...place, hint, position: positionIn(position) } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

type Elsewhere = { values: CheckoutValues; key: string; cityName: string; options: CheckoutOptions };

/**
 * The street belongs to another city: the form needs a new address, with the days and stores of this city.
 */
function inAnotherCity({ values, key, cityName, options }: Elsewhere): NotPlaced {
  const asked = {
    ...values,
    street: '',
    house: '',
    flat: '',
    position: '',
    addressNote: '',
    ...firstPlaces(options),
  };
  const kind = chosenDelivery(values);
  const wrong = kind === null ? [] : KINDS[kind].placeFields;
  return { ok: false, values: asked, key, wrong, refusal: { code: 'city-changed', context: { cityName } } };
}

type Changed = { values: CheckoutValues; key: string; cityId: number; options: CheckoutOptions };

/**
 * A choice is no longer offered, such as same-day delivery after its last hour: offers a valid way, day and
 * place instead.
 */
function inAnotherWay({ values, key, cityId, options }: Changed): NotPlaced {
  const first = { ...values, delivery: firstDelivery(options), ...firstPlaces(options) };
  const asked = mergeOffered(first, { values }, { options, cityId });
  const wrong = CHECKOUT.wrong(asked, options);
  return { ok: false, values: asked, key, wrong, refusal: { code: 'delivery-unavailable' } };
}

function choosesDay(values: CheckoutValues): boolean {
  const kind = chosenDelivery(values);
  return kind !== null && DELIVERY[kind].choosesDay;
}

/** Whether the chosen day is earlier than the first possible visit of a courier. */
function isTooEarly(values: CheckoutValues, { courier, isShipped }: CheckoutOptions): boolean {
  const [first] = courier.dates;
  const isByCourier = isShipped && choosesDay(values) && values.date !== '';
  return isByCourier && first !== undefined && values.date < first;
}

/**
 * The nearby stock was sold in the meantime, or the day is over: offers the first possible day with its
 * hours. All other values are kept.
 */
function onAnotherDay({
  values,
  key,
  options,
  from = '',
}: Omit<Changed, 'cityId'> & { /** The first possible day, from the refusal. */ from?: string }): NotPlaced {
  const dates = options.courier.dates.filter((date) => date >= from);
  const courier = dates.length === 0 ? options.courier : { ...options.courier, dates };
  const visit = firstVisit(courier);
  const asked = { ...values, ...visit };
  const wrong = CHECKOUT.wrong(asked, options);
  const context = { date: visit.date, by: null };
  return { ok: false, values: asked, key, wrong, refusal: { code: 'date-changed', context } };
}

/** Saves the name of the first order in an account that has none; an existing name is kept. */
async function introduce(api: CallApi, { name, lastName, email }: CheckoutValues): Promise<void> {
  try {
    const user = (await api(currentUser))[0];
    if (!user || user.name !== '') return;
    await api(updateUser, { body: { name, lastName, surName: user.surName, email: user.email ?? email } });
  } catch (error) {
    // The order is valid even if the profile could not be saved.
    if (!(error instanceof ApiProblem)) throw error;
  }
}
