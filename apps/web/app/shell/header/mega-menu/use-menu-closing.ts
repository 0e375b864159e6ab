import { useEffect, useEffectEvent, type RefObject } from 'react';
import { MEGA_MENU_ID } from './mega-menu-id.ts';

/** Closes the open menu: on a click or focus outside it, on Escape, on following one of its links. */
export function useMenuClosing(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  // Clicks, focus and keys are events of the document.
  useEffect(() => {
    function leave({ target }: Event) {
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !triggerOf()?.contains(target)) close();
    }
    function choose({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && menu.current?.contains(link)) close();
    }
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      const trigger = triggerOf();
      close();
      trigger?.focus();
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('click', choose);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('click', choose);
      document.removeEventListener('keydown', press);
    };
  }, [menu]);
}

/** The button of the menu; it has `aria-controls` only while the menu is open. */
function triggerOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls='${MEGA_MENU_ID}']`);
}
