import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Centre } from './centre.ts';
import { arrange } from './map/geometry/arrange.ts';
import { MapControls } from './map/map-controls.tsx';
import { MapPin, pinId, spotStyle, type PinLayouts } from './map/map-pin.tsx';
import { MapRings } from './map/map-rings.tsx';
import { MapSigns } from './map/map-signs.tsx';
import { planOf, ringRadii, type PlanStore } from './map/geometry/plan.ts';
import { kmPixels, roundLength } from './map/geometry/scale.ts';
import { useDrag } from './map/use-drag.ts';
import { useMapView } from './map/use-map-view.ts';
import styles from './store-map.module.css';

/** Position of a balloon: below or above its pin, to its left or right. */
export type BalloonPlace = { style: CSSProperties; isNorth: boolean; isWest: boolean; byKeyboard: boolean };

type Props = {
  stores: readonly PlanStore[];
  centre: Centre;
  label: string;
  /** The highlighted store; the first one by default. */
  markedId?: number | undefined;
  /** Which stores are shown; numbers and map do not change. */
  isShown?: (id: number) => boolean;
  onMark?: (id: number) => void;
  /** Makes the pins buttons; called with the store whose pin was pressed. */
  onChoose?: (id: number) => void;
  renderBalloon?: (id: number, place: BalloonPlace, close: () => void) => ReactNode;
};

/** Smallest size of the plane, used before it is measured: on a phone and in a wide frame. */
const NARROW = { width: 264, height: 190 };
const WIDE = { width: 480, height: 300 };
const BAR_PIXELS = 90;
/** Largest distance between rings, as a share of the width. */
const RING_SHARE = 1 / 3;
const UNMOVED = { dx: 0, dy: 0, side: null };

/** A map of stores around the city centre by their coordinates, without streets. */
export function StoreMap({
  stores,
  centre,
  label,
  markedId = stores[0]?.id,
  isShown = () => true,
  onMark,
  onChoose,
  renderBalloon,
}: Props) {
  const plane = useRef<HTMLDivElement>(null);
  const { extent, stores: all } = useMemo(() => planOf(stores, centre), [stores, centre]);
  const [open, setOpen] = useState<{ id: number; byKeyboard: boolean }>();
  const marked = all.find(({ id }) => id === markedId);
  const map = useMapView(plane, extent, marked?.spot ?? extent);
  const { view, size } = map;
  const hand = useDrag({ onDrag: map.drag, onPinch: map.pinch });

  const shown = all.filter(({ id }) => isShown(id));
  const narrowKm = kmPixels(extent, size ?? NARROW) * view.zoom;
  const wideKm = kmPixels(extent, size ?? WIDE) * view.zoom;
  const radii = ringRadii(extent, roundLength(((size ?? WIDE).width * RING_SHARE) / wideKm));
  const drawn = { extent, centreName: centre.name, radii };
  const narrow = arrange(shown, drawn, size ?? NARROW, view.zoom);
  const wide = arrange(shown, drawn, size ?? WIDE, view.zoom);
  const layoutsOf = (id: number): PinLayouts => ({
    narrow: narrow.pins.get(id) ?? UNMOVED,
    wide: wide.pins.get(id) ?? UNMOVED,
  });
  const opened = shown.find(({ id }) => id === open?.id);

  const close = () => {
    setOpen(undefined);
    if (open) document.getElementById(pinId(open.id))?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened) close();
    else if (!map.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const choose = (id: number, byKeyboard: boolean) => {
    setOpen({ id, byKeyboard });
    const chosen = all.find((store) => store.id === id);
    if (chosen) map.reveal(chosen.spot);
    onChoose?.(id);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- everything here has buttons too
    <div
      className={styles.root}
      role="group"
      aria-label={label}
      data-near={view.zoom > 1 || undefined}
      onKeyDown={press}
      {...hand}
    >
      <div ref={plane} className={styles.plane}>
        <div className={styles.world} style={worldStyle(extent, view, opened?.spot)} data-open={opened && ''}>
          <MapRings centreName={centre.name} radii={radii} narrow={narrow} wide={wide} />
          {shown.map((store) => (
            <MapPin
              key={store.id}
              store={store}
              layouts={layoutsOf(store.id)}
              isMarked={store.id === markedId}
              isOpen={store.id === opened?.id}
              onPress={onChoose && ((byKeyboard) => choose(store.id, byKeyboard))}
              onPoint={() => onMark?.(store.id)}
              onKeyFocus={() => {
                onMark?.(store.id);
                map.reveal(store.spot);
              }}
            />
          ))}
          <MapSigns
            bars={{ narrow: roundLength(BAR_PIXELS / narrowKm), wide: roundLength(BAR_PIXELS / wideKm) }}
          />
          {opened &&
            renderBalloon?.(
              opened.id,
              {
                style: spotStyle(opened.spot, layoutsOf(opened.id)),
                isNorth: opened.spot.y < view.y,
                isWest: opened.spot.x < view.x,
                byKeyboard: open?.byKeyboard ?? false,
              },
              close,
            )}
        </div>
      </div>
      <MapControls zoom={view.zoom} onZoomIn={map.zoomIn} onZoomOut={map.zoomOut} onReset={map.reset} />
    </div>
  );
}

function worldStyle(
  { width, height }: { width: number; height: number },
  { x, y, zoom }: { x: number; y: number; zoom: number },
  opened: { y: number } | undefined,
): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--width': width.toFixed(4),
    '--height': height.toFixed(4),
    '--view-x': x.toFixed(4),
    '--view-y': y.toFixed(4),
    '--zoom': zoom.toFixed(4),
    ...(opened && { '--open-y': opened.y.toFixed(4) }),
  };
  return variables;
}
