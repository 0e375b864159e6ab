import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import type { IconName } from '#app/ui/icons/icon-name.ts';

/** The icon of each way to pay. */
export const PAYMENT_ICONS: Readonly<Record<PaymentKind, IconName>> = {
  card: 'card',
  sbp: 'grid-2',
  sberpay: 'phone',
  parts: 'rows',
  cash: 'cash',
  credit: 'percent',
  invoice: 'document',
  bonus: 'star',
};
