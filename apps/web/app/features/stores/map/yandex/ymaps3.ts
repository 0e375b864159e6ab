/** The part of Yandex Maps JS API 3.0 that we use; coordinates are longitude, latitude. */
export type LngLat = [number, number];

type Entity = object;
type Duration = { duration?: number };
export type YandexLocation = Duration & ({ bounds: [LngLat, LngLat] } | { center?: LngLat; zoom?: number });

export type YandexMap = {
  readonly zoom: number;
  addChild: (child: Entity) => YandexMap;
  setLocation: (location: YandexLocation) => void;
  destroy: () => void;
};

export type Ymaps3 = {
  ready: Promise<void>;
  YMap: new (
    frame: HTMLElement,
    props: {
      location: YandexLocation;
      /** Top, right, bottom, left. */
      margin: [number, number, number, number];
      behaviors: readonly string[];
      theme: 'light' | 'dark';
      zoomRange: { min: number; max: number };
    },
  ) => YandexMap;
  YMapDefaultSchemeLayer: new (props: object) => Entity;
  YMapDefaultFeaturesLayer: new (props: object) => Entity;
  YMapMarker: new (props: { coordinates: LngLat }, element: HTMLElement) => Entity;
  YMapListener: new (props: {
    layer: 'any';
    onUpdate: (update: { location: { zoom: number } }) => void;
  }) => Entity;
};
