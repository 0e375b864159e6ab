import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { CallbackPanelProps } from './callback-panel.tsx';
import type { CallbackStore } from './callback-store.ts';
import { wasOpenThisVisit } from './opening/callback-visit.ts';
import type { HousePhone } from './house-phone.ts';
import { useFreePlace } from './opening/use-free-place.ts';
import styles from './callback-widget.module.css';

type Props = {
  /** When the page was loaded, on the clock of `performance.now()`. */
  loadedAt: number;
  house: HousePhone;
};

/** The lazily loaded panel and store; kept when another component tree takes over the page. */
type WidgetParts = { store: CallbackStore; Panel: ComponentType<CallbackPanelProps> };
let kept: WidgetParts | null = null;

/** Milliseconds after the page load: five seconds before the panel opens by itself. */
const PRELOAD_AFTER_MS = 25_000;

/**
 * SPEC 2.21, 4.7: a floating button that opens a panel; once per visit the panel also opens by itself and then leaves
 * the focus alone. The panel and its timers are loaded shortly before they are needed.
 */
export function CallbackWidget({ loadedAt, house }: Props) {
  const [parts, setParts] = useState(kept);
  const isOpen = useSyncExternalStore(
    parts?.store.watch ?? neverChanges,
    () => parts?.store.getState().isOpen ?? false,
  );
  const button = useRef<HTMLButtonElement>(null);
  const isOpenedByHand = useRef(false);
  useFreePlace(button);

  async function loadParts(): Promise<void> {
    try {
      const { CallbackPanel, callbackStore } = await import('./callback-panel.tsx');
      kept ??= { store: callbackStore(loadedAt), Panel: CallbackPanel };
      setParts(kept);
    } catch {
      // Without a connection or after a new build nothing happens; the next press tries again.
    }
  }
  // The page load is outside React.
  useEffect(() => {
    if (wasOpenThisVisit()) return undefined;
    const timer = setTimeout(
      () => void loadParts(),
      Math.max(0, loadedAt + PRELOAD_AFTER_MS - performance.now()),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `loadParts` holds nothing else that changes
  }, [loadedAt]);

  async function open(): Promise<void> {
    isOpenedByHand.current = true;
    if (kept === null) await loadParts();
    kept?.store.send({ type: 'opened', now: performance.now() });
  }

  /** True once per press. */
  function wasOpenedByHand(): boolean {
    const was = isOpenedByHand.current;
    isOpenedByHand.current = false;
    return was;
  }

  return (
    <section
      className={styles.dock}
      aria-label="Обратный звонок"
      data-callback=""
      data-open={isOpen || undefined}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Заказать звонок"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadParts()}
        onFocus={() => void loadParts()}
        onClick={() => void open()}
      >
        <Icon name="phone" />
      </button>
      {parts && (
        <parts.Panel
          store={parts.store}
          house={house}
          onOpen={wasOpenedByHand}
          onClose={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
