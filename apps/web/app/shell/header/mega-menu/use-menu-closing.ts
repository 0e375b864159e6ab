import { useEffect, useEffectEvent, type RefObject } from 'react';
import { MEGA_MENU_ID } from './mega-menu-id.ts';

/** Closes the open menu: a press or the focus anywhere else, Escape, a link of it that was chosen. */
export function useMenuClosing(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  // Presses, focus and keys belong to the document.
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

/** What opened the menu; it names the menu only while that is open. */
function triggerOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls='${MEGA_MENU_ID}']`);
}
