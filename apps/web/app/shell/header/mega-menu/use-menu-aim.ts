import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { isHeadedFor, type Point } from './menu-aim.ts';

/** Longest time that a pointer may take to reach the panel. */
const AIM_MS = 300;
/** Movements within this time give the direction of the pointer. */
const TRAIL_MS = 120;

/**
 * Selects rows of a menu by mouse. A row is selected at once, unless the pointer only crosses it on its way to the
 * panel at the right.
 */
export function useMenuAim(panel: RefObject<HTMLElement | null>, point: (index: number) => void) {
  const trail = useRef<(Point & { at: number })[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function move(event: PointerEvent, index: number): void {
    if (event.pointerType !== 'mouse') return;
    const here = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const recent = trail.current.filter(({ at }) => here.at - at < TRAIL_MS);
    // After a pause the movement starts at the last position.
    const from = recent[0] ?? trail.current.at(-1) ?? here;
    trail.current = [...recent, here];
    clearTimeout(timer.current);
    const edge = panel.current?.getBoundingClientRect();
    if (edge === undefined || !isHeadedFor(from, here, edge)) point(index);
    else timer.current = setTimeout(() => point(index), AIM_MS);
  }

  return {
    rowProps: (index: number) => ({
      onPointerMove: (event: PointerEvent) => move(event, index),
    }),
    /** The pointer has reached the panel. */
    panelProps: {
      onPointerEnter() {
        clearTimeout(timer.current);
        trail.current = [];
      },
    },
  };
}
