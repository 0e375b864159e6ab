import type { YandexMapsSettings } from '#app/lib/public-settings.ts';
import type { Engine, EngineLoader } from './use-live-map.ts';

const loaders = new Map<string, EngineLoader>();

/**
 * Loads the code of an engine; returns the same function for the same engine, so that a map is not started
 * twice.
 */
export function engineLoader(engine: Engine, yandex: YandexMapsSettings | null): EngineLoader {
  if (engine === 'own' || yandex === null) return loadOwn;
  const key = `${yandex.origin} ${yandex.apiKey}`;
  const known = loaders.get(key);
  if (known) return known;
  const load = async () => (await import('./yandex/start-yandex.ts')).yandexStarter(yandex);
  loaders.set(key, load);
  return load;
}

async function loadOwn() {
  return (await import('./live/start-maplibre.ts')).startMapLibre;
}
