import type { YandexMapsSettings } from '#app/lib/public-settings.ts';
import { scaleAt } from '../ground/scale.ts';
import { INSETS, makeHosts, STORE_ZOOM, type StartMap } from '../live/live-map.ts';
import { loadYandexMaps } from './load-script.ts';
import type { YandexLocation } from './ymaps3.ts';

/** Shows house numbers. */
const NEAREST_ZOOM = 18;
const MOTION_MS = 400;
/** The world at zoom 0. */
const WORLD_PIXELS = 256;
/** Not `scrollZoom`: the wheel scrolls the page. */
const BEHAVIORS = ['drag', 'pinchZoom', 'dblClick'];

/** Starts street maps of Yandex, for a shop with an API key. */
export function yandexStarter(settings: YandexMapsSettings): StartMap {
  return async ({ frame, plan, marks, isCalm, onScale }) => {
    const { YMap, YMapDefaultSchemeLayer, YMapDefaultFeaturesLayer, YMapListener, YMapMarker } =
      await loadYandexMaps(settings);
    const { west, south, east, north } = plan.box;
    const whole: YandexLocation = {
      bounds: [
        [west, north],
        [east, south],
      ],
    };
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    const map = new YMap(frame, {
      location: whole,
      margin: [INSETS.top, INSETS.right, INSETS.bottom, INSETS.left],
      behaviors: BEHAVIORS,
      theme: isDark ? 'dark' : 'light',
      zoomRange: { min: 3, max: NEAREST_ZOOM },
    });
    map.addChild(new YMapDefaultSchemeLayer({})).addChild(new YMapDefaultFeaturesLayer({}));
    const hosts = makeHosts(marks);
    for (const { key, place } of marks) {
      const host = hosts.get(key);
      if (host) map.addChild(new YMapMarker({ coordinates: [place.lon, place.lat] }, host));
    }
    const reportScale = (zoom: number) =>
      onScale(scaleAt({ zoom, lat: plan.centre.lat, tile: WORLD_PIXELS }));
    const onUpdate = ({ location }: { location: { zoom: number } }) => reportScale(location.zoom);
    map.addChild(new YMapListener({ layer: 'any', onUpdate }));
    reportScale(map.zoom);
    const duration = isCalm ? 0 : MOTION_MS;
    return {
      hosts,
      zoomBy: (step) => map.setLocation({ zoom: map.zoom + step, duration }),
      showAll: () => map.setLocation({ ...whole, duration }),
      goTo: ({ lat, lon }) =>
        map.setLocation({ center: [lon, lat], zoom: Math.max(map.zoom, STORE_ZOOM), duration }),
      remove: () => map.destroy(),
    };
  };
}
