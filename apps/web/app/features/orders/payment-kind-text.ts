import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';

/** The name of the way in which an order was or will be paid. */
export function paymentKindText(kind: PaymentKind): string {
  const texts: Record<PaymentKind, string> = {
    card: 'Картой на\u00A0сайте',
    sbp: 'Через СБП',
    sberpay: 'Через СберПэй',
    parts: 'Несколькими платежами',
    cash: 'При\u00A0получении',
    credit: 'В\u00A0рассрочку',
    invoice: 'Переводом по\u00A0счёту',
    bonus: 'Бонусами',
  };
  return texts[kind];
}
