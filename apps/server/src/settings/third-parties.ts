import type { PublicSettings } from '@yahont/web/server-types';
import { codeWays } from './code-ways.ts';
import type { Environment } from './environment.ts';
import { publicPayment } from './payment-settings.ts';
import type { PageSources } from '../http/headers/security-headers.ts';

/** Origins of Yandex.Metrika's scripts and hits; `blob:` is a frame that it creates. */
const METRIKA: PageSources = {
  script: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  style: [],
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
  frame: ['blob:', 'https://mc.yandex.ru', 'https://mc.yandex.com'],
  img: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  worker: [],
};

/** Settings of third parties that pages may know. */
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
    uinCheckUrl: environment.DMDK_CHECK_URL,
    yandexMaps:
      environment.YANDEX_MAPS_KEY === undefined
        ? null
        : { apiKey: environment.YANDEX_MAPS_KEY, origin: environment.YANDEX_MAPS_URL },
    codeWays: codeWays(environment),
    modulesOff: environment.MODULES_OFF,
    ...publicPayment(environment),
  };
}

/** Origins that the content security policy allows: those of configured providers only, each in its own directives. */
export function pageSources(environment: Environment): PageSources {
  const providers = [
    environment.METRIKA_COUNTER === undefined ? null : METRIKA,
    environment.CHAT_SCRIPT_URL === undefined
      ? null
      : chatSources(environment.CHAT_SCRIPT_URL, environment.CHAT_ORIGINS),
    environment.SMARTCAPTCHA_SITE_KEY === undefined ? null : captchaSources(environment.SMARTCAPTCHA_URL),
    environment.YANDEX_MAPS_KEY === undefined ? null : yandexMapsSources(environment.YANDEX_MAPS_URL),
  ].filter((sources) => sources !== null);
  const all = (kind: keyof PageSources) => [...new Set(providers.flatMap((sources) => sources[kind]))];
  return {
    script: all('script'),
    style: all('style'),
    connect: all('connect'),
    frame: all('frame'),
    img: all('img'),
    worker: all('worker'),
  };
}

/**
 * A chat uses the origin of its loader and those that its provider lists, also for web sockets, and adds
 * style elements.
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
    worker: [],
  };
}

/** SmartCaptcha shows its question in a frame. */
function captchaSources(origin: string): PageSources {
  return { script: [origin], style: [], connect: [origin], frame: [origin], img: [origin], worker: [] };
}

/** Yandex Maps bring tiles and fonts from hosts of their own, draw in workers and add style elements. */
function yandexMapsSources(origin: string): PageSources {
  const hosts = [origin, 'https://*.api-maps.yandex.ru', 'https://yastatic.net'];
  const tiles = 'https://*.maps.yandex.net';
  return {
    script: hosts,
    style: ["'unsafe-inline'", ...hosts],
    connect: [...hosts, tiles],
    frame: [],
    img: ['blob:', ...hosts, tiles],
    worker: ['blob:'],
  };
}
