import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '#app/base/navigation/use-go.ts';
import { isAnyModalOpen } from '#app/ui/modals/open-modals.ts';
import type { SearchOverlayProps } from './overlay/search-overlay.tsx';

/** The field of the header, and its icon on a phone. Without scripts both lead to the results page. */
const FIELD = 'header form[role="search"] input[name="q"]';
const ICON = 'header a[href="/search/"]';

const load = () => import('./overlay/search-overlay.tsx');

type Opened = { from: HTMLElement; page: string };

/**
 * Opens the search overlay: by a click on the field or the icon of the header, by typing in the field, or by the key
 * `/` anywhere. The overlay is loaded shortly before it is needed.
 */
export function SearchOpener() {
  const { key: page } = useLocation();
  const go = useGo();
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  /**
   * After a failed load there is no retry on each key press: the field of the header works without the
   * overlay.
   */
  const isLost = useRef(false);

  async function loadOverlay(): Promise<boolean> {
    if (Overlay !== null) return true;
    try {
      const { SearchOverlay } = await load().catch(load);
      setOverlay(() => SearchOverlay);
      return true;
    } catch {
      isLost.current = true;
      return false;
    }
  }

  async function open(from: HTMLElement): Promise<void> {
    if (await loadOverlay()) setOpened({ from, page });
    // Without the overlay, the field of the header still opens the results, and the icon opens their page.
    else if (from instanceof HTMLInputElement) from.focus();
    else go('/search/');
  }

  const press = useEffectEvent((event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const from = openerAt(event.target);
    if (from === null) return;
    event.preventDefault();
    void open(from);
  });
  const type = useEffectEvent((event: Event) => {
    const from = openerAt(event.target);
    if (from !== null && !isLost.current) void open(from);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isInField = target instanceof HTMLElement && target.matches(FIELD);
    if (isInField ? event.key !== 'ArrowDown' : !isShortcut(event)) return;
    const from = isInField ? target : visibleOpener();
    if (from === null || isAnyModalOpen()) return;
    event.preventDefault();
    void open(from);
  });
  const hint = useEffectEvent(({ target }: Event) => {
    if (openerAt(target) !== null) void loadOverlay();
  });

  // The header is rendered elsewhere, and the key is pressed on the document.
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    // In the capture phase, before the shop's links handle the click.
    document.addEventListener('click', press, { capture: true, signal });
    document.addEventListener('input', type, { signal });
    document.addEventListener('keydown', key, { signal });
    document.addEventListener('pointerover', hint, { signal });
    document.addEventListener('focusin', hint, { signal });
    return () => gone.abort();
  }, []);

  if (Overlay === null || opened?.page !== page) return null;
  return <Overlay from={opened.from} onClose={() => setOpened(null)} />;
}

function openerAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const field = target.closest('label')?.querySelector<HTMLElement>(FIELD);
  return field ?? target.closest<HTMLElement>(`${FIELD}, ${ICON}`);
}

function visibleOpener(): HTMLElement | null {
  const openers = Array.from(document.querySelectorAll<HTMLElement>(`${FIELD}, ${ICON}`));
  return openers.find((opener) => opener.checkVisibility()) ?? null;
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  return !target.isContentEditable && !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
