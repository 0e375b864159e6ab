import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import type { Context } from '#src/platform/context.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import { createProviderBreaker } from './http/provider-breaker.ts';
import { createDemoOperator } from './demo-operator/demo-operator.ts';
import type { DolyameSettings } from './dolyame/dolyame-settings.ts';
import { createDolyame } from './dolyame/dolyame.ts';
import type { YandexSplitSettings } from './yandex-split/yandex-split-settings.ts';
import { createYandexSplit } from './yandex-split/yandex-split.ts';

/** Who gives instalments. Without a contract a demo has the demo operator, and a real shop sells nothing in instalments. */
export type InstalmentSettings =
  | { kind: 'demo-operator' }
  | { kind: 'none' }
  | ({ kind: 'dolyame' } & DolyameSettings)
  | ({ kind: 'yandex-split' } & YandexSplitSettings);

export function createInstalmentOperator(
  settings: InstalmentSettings,
  ctx: Context,
  troubles: Troubles,
): InstalmentOperator | null {
  switch (settings.kind) {
    case 'dolyame':
      return createDolyame({ breaker: createProviderBreaker(PROVIDERS.dolyame, { troubles }), ...settings });
    case 'yandex-split':
      return createYandexSplit({
        breaker: createProviderBreaker(PROVIDERS.yandexPay, { troubles }),
        ...settings,
      });
    case 'demo-operator':
      return createDemoOperator(ctx);
    case 'none':
      return null;
  }
}
