import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { MEGA_MENU_ID } from './mega-menu-id.ts';

/** A pointer that only passes by opens nothing. */
const OPEN_MS = 80;
const CLOSE_MS = 180;
/** A press right after the pointer has opened the menu does not close it again. */
const STEADY_MS = 500;

/** When the catalogue menu is open: pointer with intent, press, keyboard; Esc gives the focus back. */
export function useMegaMenu() {
  const { key: page } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === page;
  const trigger = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);

  function open() {
    clearTimeout(timer.current);
    openedAt.current = Date.now();
    setOpenOn(page);
  }
  function close() {
    clearTimeout(timer.current);
    setOpenOn(null);
  }

  // A press anywhere else closes it.
  useEffect(() => {
    if (!isOpen) return undefined;
    function press(event: Event) {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpenOn(null);
    }
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
    };
  }, [isOpen]);

  return {
    isOpen,
    trigger,
    frame,
    triggerProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
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
        open();
      },
    },
    frameProps: {
      onPointerEnter() {
        if (isOpen) clearTimeout(timer.current);
      },
      onPointerLeave(event: PointerEvent) {
        if (!isOpen || event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(close, CLOSE_MS);
      },
      onClick(event: MouseEvent) {
        // A link of the menu was chosen: the page comes in a moment, the menu goes now.
        const panel = document.getElementById(MEGA_MENU_ID);
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link !== null && panel?.contains(link)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        trigger.current?.focus();
      },
    },
  };
}
