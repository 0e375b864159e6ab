import { useEffect, useEffectEvent, type RefObject } from 'react';
import { MEGA_MENU_ID } from './mega-menu-id.ts';

/**
 * Closes the open menu on a click or focus outside it, on Escape, and on following one of its links. Works while
 * the menu is still being loaded.
 */
export function useMenuClosing(
  isOpen: boolean,
  trigger: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  // Clicks, focus and keys are events of the document.
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInMenu = (target: Node): boolean =>
      document.getElementById(MEGA_MENU_ID)?.contains(target) === true;
    function leave({ target }: Event) {
      if (!(target instanceof Node)) return;
      if (!isInMenu(target) && trigger.current?.contains(target) !== true) close();
    }
    function choose({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && isInMenu(link)) close();
    }
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
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
  }, [isOpen, trigger]);
}
