import { useRef, type PointerEvent } from 'react';

type Hands = { onDrag: (dx: number, dy: number) => void; onPinch: (times: number) => void };

/** A press that moved less than this is a click. */
const SLACK = 4;

/** One pointer drags, two pinch; elements with `data-still` cannot be dragged. */
export function useDrag({ onDrag, onPinch }: Hands) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const held = useRef(0);
  const lift = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown({ pointerId, clientX, clientY, button, target }: PointerEvent) {
      if (button !== 0 || (target instanceof Element && target.closest('[data-still]'))) return;
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      held.current = 0;
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const now = { x: clientX, y: clientY };
      const others = [...pointers.current].filter(([id]) => id !== pointerId).map(([, at]) => at);
      const [other] = others;
      if (other) {
        pointers.current.set(pointerId, now);
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        if (was > 0) onPinch(Math.hypot(now.x - other.x, now.y - other.y) / was);
        return;
      }
      held.current += Math.hypot(now.x - before.x, now.y - before.y);
      pointers.current.set(pointerId, now);
      if (held.current < SLACK) return;
      // Captured only after movement: a click must reach the pin.
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
      onDrag(now.x - before.x, now.y - before.y);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}
