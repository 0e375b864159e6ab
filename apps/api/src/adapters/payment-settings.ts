import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { PaymentProvider } from '#src/domains/buying/payment/provider.ts';
import type { Context } from '#src/platform/context.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import { createProviderBreaker } from './http/provider-breaker.ts';
import { createDemoBank } from './demo-bank/demo-bank.ts';
import { createNoBank } from './no-bank.ts';
import type { YookassaSettings } from './yookassa/yookassa-settings.ts';
import { createYookassa } from './yookassa/yookassa.ts';

/**
 * Who processes cards and transfers. Without a contract a demo uses the demo bank, and a real shop has
 * none.
 */
export type PaymentSettings =
  | { kind: 'demo-bank' }
  | { kind: 'none' }
  | ({ kind: 'yookassa' } & YookassaSettings);

export function createPaymentProvider(
  settings: PaymentSettings,
  ctx: Context,
  troubles: Troubles,
): PaymentProvider {
  switch (settings.kind) {
    case 'yookassa':
      return createYookassa({
        breaker: createProviderBreaker(PROVIDERS.yookassa, { troubles }),
        ...settings,
      });
    case 'demo-bank':
      return createDemoBank(ctx);
    case 'none':
      return createNoBank();
  }
}
