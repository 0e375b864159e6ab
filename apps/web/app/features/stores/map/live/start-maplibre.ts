import { Map as Engine, Marker, ScaleControl, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import regionsUrl from '../ground/regions.json?url';
import { scaleAt, WORLD_PIXELS } from '../ground/scale.ts';
import { BROWSER } from '@yahont/values/deadlines.ts';
import { INSETS, makeHosts, STORE_ZOOM, type LiveMap, type MapStart } from './live-map.ts';
import { coloursOf } from './map-colours.ts';
import { mapStyle, REGIONS_UP_TO } from './map-style.ts';

/** Minimum zoom: the whole country fits. */
const FARTHEST_ZOOM = 2;

const LOCALE = {
  'Map.Title': 'Карта: стрелки двигают, плюс и минус меняют масштаб',
  'ScaleControl.Meters': 'м',
  'ScaleControl.Kilometers': 'км',
  'CooperativeGesturesHandler.WindowsHelpText': 'Чтобы приблизить, крутите колесо с клавишей Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы приблизить, крутите колесо с клавишей «Команда»',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
};

/** Our own map: MapLibre over the city's ground, region borders and towns, without any external data. */
export async function startMapLibre({
  frame,
  plan,
  stores,
  marks,
  isCalm,
  onScale,
}: MapStart): Promise<LiveMap> {
  setWorkerUrl(workerUrl);
  const { west, south, east, north } = plan.box;
  const bounds: [number, number, number, number] = [west, south, east, north];
  const map = new Engine({
    container: frame,
    style: await mapStyle(plan, stores, coloursOf(frame)),
    bounds,
    fitBoundsOptions: { padding: INSETS },
    minZoom: FARTHEST_ZOOM,
    maxZoom: plan.nearest,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: isCalm ? 0 : 240,
    locale: LOCALE,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
  const hosts = makeHosts(marks);
  for (const { key, place } of marks) {
    const element = hosts.get(key);
    if (element) new Marker({ element }).setLngLat([place.lon, place.lat]).addTo(map);
  }
  const reportScale = () =>
    onScale(scaleAt({ zoom: map.getZoom(), lat: plan.centre.lat, tile: WORLD_PIXELS }));
  map.on('zoom', reportScale);
  addRegionsWhenFar(map);
  await drawn(map);
  reportScale();
  const motion = { animate: !isCalm };
  return {
    hosts,
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, motion),
    showAll: () => void map.fitBounds(bounds, { padding: INSETS, ...motion }),
    goTo: ({ lat, lon }) =>
      void map.easeTo({
        center: [lon, lat],
        zoom: Math.max(map.getZoom(), Math.min(STORE_ZOOM, plan.nearest)),
        ...motion,
      }),
    remove: () => map.remove(),
  };
}

/** Loads the regions only when the reader moves far away from the city. */
function addRegionsWhenFar(map: Engine): void {
  const add = () => {
    if (map.getZoom() > REGIONS_UP_TO + 1) return;
    map.off('zoom', add);
    void map.getSource<GeoJSONSource>('regions')?.setData(new URL(regionsUrl, location.href).href);
  };
  map.on('zoom', add);
}

/** Resolves once the map is drawn. A map without WebGL or without its worker is removed. */
function drawn(map: Engine): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      clearTimeout(timer);
      map.remove();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error('the map was not drawn in time')), BROWSER.ownMap);
    map.once('load', () => {
      clearTimeout(timer);
      resolve();
    });
    map.once('error', ({ error }) => fail(new Error(error.message)));
  });
}
