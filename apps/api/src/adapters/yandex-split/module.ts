import type { DomainModule } from '#src/platform/domain-module.ts';
import { yandexSplitRoutes, type YandexWebhook } from './yandex-split.routes.ts';

/** The webhook of Yandex Pay. */
export function yandexSplitModule(webhook: YandexWebhook) {
  return {
    name: 'yandex-split',
    routes: (routes) => yandexSplitRoutes(routes, webhook),
  } satisfies DomainModule;
}
