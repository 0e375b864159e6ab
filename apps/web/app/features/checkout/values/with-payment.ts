import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { offeredWays } from './checkout-sums.ts';
import type { CheckoutValues } from './form-fields.ts';

/** The values with another way to pay chosen, if it is offered for them; unchanged otherwise. */
export function withPayment(
  values: CheckoutValues,
  wished: string | null,
  options: CheckoutOptions,
): CheckoutValues {
  const isOffered = offeredWays(values, options).some(
    ({ kind, isAvailable }) => isAvailable && kind === wished,
  );
  return isOffered && wished !== null ? { ...values, payment: wished } : values;
}
