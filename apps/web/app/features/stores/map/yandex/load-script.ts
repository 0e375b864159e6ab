import { BROWSER } from '@yahont/values/deadlines.ts';
import type { YandexMapsSettings } from '#app/lib/public-settings.ts';
import type { Ymaps3 } from './ymaps3.ts';

declare global {
  // The script's global variable.
  interface Window {
    ymaps3?: Ymaps3;
  }
}

/** Loads the API of Yandex Maps. Rejects when its script does not load or is not ready in ten seconds. */
export async function loadYandexMaps(settings: YandexMapsSettings): Promise<Ymaps3> {
  return within(BROWSER.map, async () => {
    if (window.ymaps3 === undefined) await insertScript(scriptAddress(settings));
    const { ymaps3 } = window;
    if (ymaps3 === undefined) throw new Error('the script of Yandex Maps brought nothing');
    await ymaps3.ready;
    return ymaps3;
  });
}

/** `https://api-maps.yandex.ru/v3/?apikey=…&lang=ru_RU` */
export function scriptAddress({ origin, apiKey }: YandexMapsSettings): string {
  return `${origin}/v3/?${new URLSearchParams({ apikey: apiKey, lang: 'ru_RU' }).toString()}`;
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script of Yandex Maps did not come'));
    });
    document.head.append(script);
  });
}

async function within<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Yandex Maps is too slow')), milliseconds);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
