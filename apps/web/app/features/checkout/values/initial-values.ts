import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { firstPlaces } from '../kinds/kinds.ts';
import { companyPart } from '../company/company-fields.ts';
import { writeApplied } from './applied-certificates.ts';
import { offeredWays } from './checkout-sums.ts';
import { CHECKOUT } from './checkout-values.ts';
import { addressPart } from './kept-addresses.ts';
import { ANOTHER_CARD } from './saved-card.ts';
import type { CheckoutValues } from './form-fields.ts';

const EMPTY: CheckoutValues = { ...CHECKOUT.empty, delivery: 'courier', receiver: 'me' };

/** The way of delivery that is offered first. */
export function firstDelivery({ isShipped, pickup }: CheckoutOptions): DeliveryKind {
  if (!isShipped) return 'electronic';
  return pickup.some(({ isAllInStore }) => isAllInStore) ? 'pickup' : 'courier';
}

/** Initial values: the account's own data and the earliest option of each kind. Consents are never preset. */
export function initialValues(
  { user, addresses }: { user: User; addresses: readonly Address[] },
  options: CheckoutOptions,
): CheckoutValues {
  const [address] = addresses;
  const delivery = firstDelivery(options);
  const { lastKind, company } = options.buyer;
  const ways = offeredWays({ ...EMPTY, buyer: lastKind, delivery }, options);
  return {
    ...EMPTY,
    buyer: lastKind,
    ...(company && companyPart(company)),
    name: user.name,
    lastName: user.lastName,
    phone: formatPhone(user.phone),
    email: user.email ?? '',
    ...(address && addressPart(address)),
    delivery,
    ...firstPlaces(options),
    card: options.cards.saved[0]?.id ?? ANOTHER_CARD,
    certificates: writeApplied(options.certificates),
    payment: ways.find(({ isAvailable }) => isAvailable)?.kind ?? '',
  };
}
