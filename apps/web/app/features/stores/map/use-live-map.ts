import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { loadPart } from '#app/ui/parts/lazy-part.ts';
import { whenIdle } from '#app/base/timing/when-idle.ts';
import { whenNear } from '#app/base/timing/when-near.ts';
import { logFailure } from '#app/base/log-failure.ts';
import type { LiveMap, Mark, StartMap } from './live/live-map.ts';
import type { MapPlan } from './plan/map-plan.ts';
import type { Place } from './plan/mercator.ts';

/** Which engine draws the map, and how its code is loaded. */
export type Engine = 'own' | 'yandex';
export type EngineLoader = () => Promise<StartMap>;

type LiveMapInput = {
  frame: RefObject<HTMLElement | null>;
  plan: MapPlan;
  stores: readonly Place[];
  marks: readonly Mark[];
  /** A different loader replaces the live map. */
  load: EngineLoader;
  onScale: (pixelsPerKm: number) => void;
  onFail: () => void;
};

/** The engine is loaded at this distance from the viewport, in screens. */
const SCREENS = 0.5;

/**
 * A live map in a frame, once the frame is near and the browser idle; null until then, and when no engine
 * works. In both cases the picture stays.
 */
export function useLiveMap({
  frame,
  plan,
  stores,
  marks,
  load,
  onScale,
  onFail,
}: LiveMapInput): LiveMap | null {
  const [map, setMap] = useState<LiveMap | null>(null);
  const running = useRef<LiveMap | null>(null);
  const begin = useEffectEvent(async (element: HTMLElement, isOver: () => boolean): Promise<void> => {
    const start = await loadPart(load);
    if (start === null || isOver()) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    try {
      const started = await start({ frame: element, plan, stores, marks, isCalm, onScale });
      if (isOver()) return started.remove();
      running.current = started;
      setMap(started);
    } catch (error) {
      logFailure('Карта не показана', error);
      if (!isOver()) onFail();
    }
  });

  // The engine is outside React.
  useEffect(() => {
    const element = frame.current;
    if (element === null || !hasWebGl()) return undefined;
    let isOver = false;
    let stopIdle = () => {};
    const stopNear = whenNear(element, SCREENS, () => {
      stopIdle = whenIdle(() => void begin(element, () => isOver));
    });
    return () => {
      isOver = true;
      stopNear();
      stopIdle();
      running.current?.remove();
      running.current = null;
      setMap(null);
    };
  }, [frame, plan, load]);

  return map;
}

/** Whether this browser can draw a live map; otherwise the picture stays, and nothing is loaded. */
function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
