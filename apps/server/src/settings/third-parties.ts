import type { PublicSettings } from '@yahont/web/server-types';
import type { Environment } from './environment.ts';
import type { PageSources } from '../http/headers/security-headers.ts';

/** Where Yandex.Metrika takes its scripts from and sends its hits to; `blob:` is a frame that it makes itself. */
const METRIKA: PageSources = {
  script: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  style: [],
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
  frame: ['blob:', 'https://mc.yandex.ru', 'https://mc.yandex.com'],
  img: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
};

/** What pages may know of the providers of others. */
export function publicSettings(environment: Environment): PublicSettings {
  return {
    captcha:
      environment.SMARTCAPTCHA_SITE_KEY === undefined
        ? null
        : {
            siteKey: environment.SMARTCAPTCHA_SITE_KEY,
            origin: environment.SMARTCAPTCHA_URL,
            language: environment.CAPTCHA_LANGUAGE,
          },
    metrikaCounter: environment.METRIKA_COUNTER ?? null,
    chatScript: environment.CHAT_SCRIPT_URL ?? null,
  };
}

/** Origins that the content policy of pages opens: those of configured providers, each in its own list, and no other. */
export function pageSources(environment: Environment): PageSources {
  const providers = [
    environment.METRIKA_COUNTER === undefined ? null : METRIKA,
    environment.CHAT_SCRIPT_URL === undefined
      ? null
      : chatSources(environment.CHAT_SCRIPT_URL, environment.CHAT_ORIGINS),
    environment.SMARTCAPTCHA_SITE_KEY === undefined ? null : captchaSources(environment.SMARTCAPTCHA_URL),
  ].filter((sources) => sources !== null);
  const all = (kind: keyof PageSources) => [...new Set(providers.flatMap((sources) => sources[kind]))];
  return {
    script: all('script'),
    style: all('style'),
    connect: all('connect'),
    frame: all('frame'),
    img: all('img'),
  };
}

/**
 * A chat lives on the origin of its loader and on others that its makers name, talks to them over web sockets too, and
 * brings its looks in style elements of its own.
 */
function chatSources(loader: string, others: readonly string[]): PageSources {
  const origins = [new URL(loader).origin, ...others];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    script: origins,
    style: ["'unsafe-inline'", ...origins],
    connect: [...origins, ...sockets],
    frame: origins,
    img: origins,
  };
}

/** SmartCaptcha asks its question in a frame of its own. */
function captchaSources(origin: string): PageSources {
  return { script: [origin], style: [], connect: [origin], frame: [origin], img: [origin] };
}
