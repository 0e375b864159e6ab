import type { PaymentProvider } from '#src/domains/payment/provider.ts';
import type { Context } from '#src/platform/context.ts';
import { createDemoBank } from './demo-bank/demo-bank.ts';
import type { YookassaSettings } from './yookassa/yookassa-settings.ts';
import { createYookassa } from './yookassa/yookassa.ts';

/** Which provider takes cards and credit: a shop without a contract has the demo bank. */
export type PaymentSettings = { kind: 'demo-bank' } | ({ kind: 'yookassa' } & YookassaSettings);

export function createPaymentProvider(settings: PaymentSettings, ctx: Context): PaymentProvider {
  return settings.kind === 'yookassa' ? createYookassa(settings) : createDemoBank(ctx);
}
