import type { Environment } from '../settings/environment.ts';
import { pageSources, publicSettings } from '../settings/third-parties.ts';
import type { FrontDoorParts } from './front-door.ts';

/** Origins of YooKassa's payment pages. */
const YOOKASSA_PAGES = ['https://yoomoney.ru', 'https://yookassa.ru'];

/** What the front door gets from the environment as it is. */
export function doorSettings(environment: Environment) {
  const isDevelopment = environment.NODE_ENV === 'development';
  return {
    securityContact: environment.SECURITY_CONTACT,
    trustedProxies: environment.TRUST_PROXY,
    isOriginSet: environment.PUBLIC_URL !== undefined,
    relaySecret: environment.MAIL_INBOUND_SECRET,
    waitMs: environment.QUEUE_WAIT_MS,
    renderMs: environment.RENDER_MS,
    isDevelopment,
    formTargets: environment.YOOKASSA_SHOP_ID ? YOOKASSA_PAGES : [],
    sources: pageSources(environment),
    isDemo: environment.DEMO,
    avifEffort: environment.AVIF_EFFORT,
    settings: publicSettings(environment),
    pageCacheBytes:
      isDevelopment || environment.PAGE_CACHE_MB === 0 ? null : environment.PAGE_CACHE_MB * 1024 * 1024,
  } satisfies Partial<FrontDoorParts>;
}
