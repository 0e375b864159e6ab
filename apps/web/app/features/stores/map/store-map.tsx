import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { CityMark, type MarkedCity } from './city-mark.tsx';
import { frameStyle, MapGround, spotStyle } from './map-ground.tsx';
import { MapControls } from './map-controls.tsx';
import { MapThanks } from './map-thanks.tsx';
import { MapPin, type BalloonPlace, type PinnedStore } from './map-pin.tsx';
import { engineLoader } from './engine-loader.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { liveOffsets, pictureOffsets, STILL } from './plan/pin-offsets.ts';
import { mercatorFrom, type Spot } from './plan/mercator.ts';
import type { MapPlan } from './plan/map-plan.ts';
import { useLiveMap, type Engine } from './use-live-map.ts';
import styles from './store-map.module.css';

type RunningMap = NonNullable<ReturnType<typeof useLiveMap>>;

type Props = {
  stores: readonly PinnedStore[];
  plan: MapPlan;
  label: string;
  chosenId?: number | undefined;
  /** Which stores are shown; the numbering does not change. */
  isShown?: (id: number) => boolean;
  /** Address of the page with a store chosen; without it the pins are pictures. */
  hrefOf?: (id: number) => string;
  /** Marks of cities, for a map of a large part of the country. */
  cities?: readonly MarkedCity[];
  /** The balloon beside the chosen store's pin, until it is closed. */
  renderBalloon?: (id: number, place: BalloonPlace, close: (isByKey: boolean) => void) => ReactNode;
  children?: ReactNode;
};

/** From this scale on single stores are shown, below it cities; pixels per kilometre. */
const STORES_FROM_SCALE = 4;
const FEW = 4;
const HERE = { x: 0, y: 0 };
const NO_CITIES: readonly MarkedCity[] = [];

/**
 * Stores on a map: a picture from the server, replaced by a live map when it comes near the viewport. Pins
 * and list link to the same addresses, so they stay in sync.
 */
export function StoreMap({
  stores,
  plan,
  label,
  chosenId,
  isShown = () => true,
  hrefOf,
  cities = NO_CITIES,
  renderBalloon,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [balloon, setBalloon] = useState({ id: chosenId, isOpen: true });
  if (balloon.id !== chosenId) setBalloon({ id: chosenId, isOpen: true });
  const closeBalloon = (isByKey: boolean) => {
    if (isByKey) root.current?.querySelector<HTMLElement>(`[data-pin="${chosenId}"]`)?.focus();
    setBalloon({ id: chosenId, isOpen: false });
  };
  const { yandexMaps } = usePublicSettings();
  const [engine, setEngine] = useState<Engine>('own');
  const [scale, setScale] = useState(0);
  const marks = useMarks(stores, cities);
  const map = useLiveMap({
    frame,
    plan,
    stores,
    marks,
    load: engineLoader(engine, yandexMaps),
    onScale: (pixelsPerKm) => setScale(stepOf(pixelsPerKm)),
    onFail: () => {
      if (engine === 'own') return;
      setEngine('own');
      showToast({ content: 'Карта с\u00A0улицами сейчас не\u00A0открывается' });
    },
  });
  useFollowing(map, stores, chosenId);

  const isFar = map !== null && scale < STORES_FROM_SCALE;
  const spots = stores.map(mercatorFrom(plan.centre));
  const offsets = map === null ? pictureOffsets(spots, plan) : liveOffsets(spots, scale);
  return (
    <div
      ref={root}
      className={styles.root}
      role="group"
      aria-label={label}
      data-map=""
      data-engine={map ? engine : undefined}
    >
      <div className={styles.plane} style={frameStyle(plan)}>
        <div className={styles.world}>
          {map === null && <MapGround plan={plan} />}
          <div ref={frame} className={styles.live} />
          {stores.map((store, index) => {
            if (!isShown(store.id) || isFar) return null;
            const isChosen = store.id === chosenId;
            const spot = spots[index] ?? HERE;
            const hasBalloon = isChosen && balloon.isOpen && renderBalloon !== undefined;
            const pin = (
              <MapPin
                store={store}
                number={index + 1}
                isChosen={isChosen}
                href={hrefOf?.(store.id)}
                offset={offsets[index] ?? STILL}
                hasLabel={stores.length <= FEW && !hasBalloon}
                balloon={hasBalloon && renderBalloon(store.id, roomBeside(spot, plan), closeBalloon)}
                onPress={() => setBalloon({ id: chosenId, isOpen: true })}
              />
            );
            const host = map?.hosts.get(`store-${store.id}`);
            if (map !== null) return host && createPortal(pin, host, String(store.id));
            return (
              <div
                key={store.id}
                className={styles.spot}
                style={spotStyle(spot)}
                data-chosen={isChosen || undefined}
              >
                {pin}
              </div>
            );
          })}
        </div>
      </div>
      {map !== null && isFar && <CityMarks map={map} cities={cities} currentName={plan.centre.name} />}
      {map !== null && <MapControls map={map} />}
      {yandexMaps !== null && engine === 'own' && (
        <button type="button" className={styles.streets} onClick={() => setEngine('yandex')}>
          Показать карту с&nbsp;улицами
        </button>
      )}
      {engine === 'own' && <MapThanks hasMetro={plan.hasMetro} />}
      {children}
    </div>
  );
}

function useMarks(stores: readonly PinnedStore[], cities: readonly MarkedCity[]) {
  return useMemo(
    () => [
      ...stores.map(({ id, lat, lon }) => ({ key: `store-${id}`, place: { lat, lon } })),
      ...cities.map(({ id, lat, lon }) => ({ key: `city-${id}`, place: { lat, lon } })),
    ],
    [stores, cities],
  );
}

/** Moves a live map to a store that is chosen later. */
function useFollowing(
  map: RunningMap | null,
  stores: readonly PinnedStore[],
  chosenId: number | undefined,
): void {
  const followChosen = useEffectEvent(() => {
    const chosen = stores.find(({ id }) => id === chosenId);
    if (chosen) map?.goTo(chosen);
  });
  const lastChosen = useRef(chosenId);
  // The engine is outside React. The initially chosen store is already in view.
  useEffect(() => {
    if (lastChosen.current !== chosenId) followChosen();
    lastChosen.current = chosenId;
  }, [chosenId]);
}

type CityMarksProps = { map: RunningMap; cities: readonly MarkedCity[]; currentName: string };

function CityMarks({ map, cities, currentName }: CityMarksProps) {
  return cities.map((city) => {
    const host = map.hosts.get(`city-${city.id}`);
    const mark = <CityMark city={city} isCurrent={city.name === currentName} />;
    return host && createPortal(mark, host, String(city.id));
  });
}

/**
 * There is always enough space towards the middle of the map. On a live map the chosen pin itself is in the
 * middle.
 */
function roomBeside({ x, y }: Spot, { frame }: MapPlan): BalloonPlace {
  return {
    'data-side': x > frame.x + frame.width / 2 ? 'left' : 'right',
    'data-rise': y > frame.y + frame.height / 2 ? '' : undefined,
  };
}

/** Pins are moved apart four times per doubling of the scale, not on every frame. */
function stepOf(pixelsPerKm: number): number {
  return 2 ** (Math.round(Math.log2(pixelsPerKm) * 4) / 4);
}
