import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Extent } from './geometry/extent.ts';
import type { Spot } from './geometry/project.ts';
import { kmPixels, type Size } from './geometry/scale.ts';
import { panned, wholeView, zoomed, type View } from './geometry/view.ts';

const STEP = 1.6;
const WHEEL = 0.01;
/** Share of the map's shorter side by which an arrow key moves it. */
const ARROW = 0.2;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Zoom and pan of a map. Buttons and keys zoom around `focus`; the wheel with Ctrl, which is also how browsers report a
 * touchpad pinch, zooms around the pointer. `plane` is the element that the whole map fits into.
 */
export function useMapView(plane: RefObject<HTMLElement | null>, extent: Extent, focus: Spot) {
  const [view, setView] = useState<View>(() => wholeView(extent));
  const size = useSize(plane);

  useEffect(() => {
    const element = plane.current?.parentElement;
    if (!element || !size) return undefined;
    const scale = kmPixels(extent, size);
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = plane.current?.getBoundingClientRect();
      if (!box) return;
      const fromMiddle = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      setView((now) => {
        const about = {
          x: now.x + fromMiddle.x / (scale * now.zoom),
          y: now.y + fromMiddle.y / (scale * now.zoom),
        };
        return zoomed(now, Math.exp(-event.deltaY * WHEEL), about, extent);
      });
    };
    // React's own listener is passive and could not prevent the page zoom.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [plane, extent, size]);

  const grow = (times: number) => setView((now) => zoomed(now, times, focus, extent));
  return {
    view,
    size,
    zoomIn: () => grow(STEP),
    zoomOut: () => grow(1 / STEP),
    reset: () => setView(wholeView(extent)),
    /** Moves the map with the pointer, by pixels. */
    drag: (dx: number, dy: number) => {
      if (!size) return;
      setView((now) => {
        const scale = kmPixels(extent, size) * now.zoom;
        return panned(now, -dx / scale, -dy / scale, extent);
      });
    },
    /** Pinch: the distance of two fingers changed by the factor `times`. */
    pinch: (times: number) => setView((now) => zoomed(now, times, now, extent)),
    /** Centres a point, unless the whole map is shown. */
    reveal({ x, y }: Spot) {
      setView((now) => (now.zoom === 1 ? now : panned(now, x - now.x, y - now.y, extent)));
    },
    /** Whether the key was handled. */
    press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (ctrlKey || metaKey || altKey) return false;
      if (key === '+' || key === '=') grow(STEP);
      else if (key === '-') grow(1 / STEP);
      else if (ARROWS[key] && view.zoom > 1) {
        const [dx, dy] = ARROWS[key];
        const step = (Math.min(extent.width, extent.height) / view.zoom) * ARROW;
        setView((now) => panned(now, dx * step, dy * step, extent));
      } else return false;
      return true;
    },
  };
}

/** Size of the plane on the screen; undefined before it is measured. */
function useSize(plane: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = plane.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [plane]);
  return size;
}
