import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { useMenuClosing } from './use-menu-closing.ts';

/** A pointer that only passes over the button opens nothing. */
const OPEN_MS = 80;
const CLOSE_MS = 180;
/** A click right after the pointer has opened the menu does not close it. */
const STEADY_MS = 500;

/** Opens the catalogue menu: by a resting pointer, a click or a key. */
export function useMegaMenu() {
  const { key: page } = useLocation();
  const [opened, setOpened] = useState<{ page: string; byArrow: boolean } | null>(null);
  const isOpen = opened?.page === page;
  const trigger = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  /** Where the mouse entered the button; null once it has moved there. */
  const entered = useRef<{ clientX: number; clientY: number } | null>(null);

  function open(byArrow = false) {
    clearTimeout(timer.current);
    openedAt.current = Date.now();
    setOpened({ page, byArrow });
  }
  function close() {
    clearTimeout(timer.current);
    setOpened(null);
  }
  useMenuClosing(isOpen, trigger, close);
  function closeLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_MS);
  }

  return {
    isOpen,
    /** The arrow key also focuses the first section. */
    isEntered: isOpen && opened.byArrow,
    triggerProps: {
      ref: trigger,
      // The enter event is not enough: a header that moves during scrolling may come under a mouse at rest.
      onPointerEnter({ clientX, clientY }: PointerEvent) {
        entered.current = { clientX, clientY };
      },
      onPointerMove({ pointerType, clientX, clientY }: PointerEvent) {
        const from = entered.current;
        const isMoved = from !== null && (from.clientX !== clientX || from.clientY !== clientY);
        if (pointerType !== 'mouse' || isOpen || !isMoved) return;
        // Once per entry of the mouse.
        entered.current = null;
        clearTimeout(timer.current);
        timer.current = setTimeout(open, OPEN_MS);
      },
      onPointerLeave() {
        if (!isOpen) clearTimeout(timer.current);
      },
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isOpen) open();
        else if (Date.now() - openedAt.current > STEADY_MS) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== ' ') return;
        event.preventDefault();
        open(event.key === 'ArrowDown');
      },
    },
    frameProps: {
      onPointerEnter() {
        if (isOpen) clearTimeout(timer.current);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (isOpen && pointerType === 'mouse') closeLater();
      },
    },
  };
}
