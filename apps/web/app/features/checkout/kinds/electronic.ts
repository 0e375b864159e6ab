import { ZERO } from '@yahont/values/money.ts';
import { NO_DAY, type CheckoutKind } from './checkout-kind.ts';

/** The only way for a cart with nothing but gift certificates. */
export const electronic = {
  isOffered: ({ isShipped }) => !isShipped,
  price: () => ZERO,
  rules: {},
  paths: {},
  placeFields: [],
  firstValues: () => ({}),
  outdated: () => ({}),
  shownDay: () => NO_DAY,
  request: () => ({ kind: 'electronic' }),
  summary: () => '',
  segment: () => null,
  part: () => null,
  places: null,
} satisfies CheckoutKind<'electronic'>;
