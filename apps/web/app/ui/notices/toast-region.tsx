import { useEffect, useState, useSyncExternalStore } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { currentToast, hideToast, subscribeToToasts, type Toast } from './toast-store.ts';
import styles from './toast-region.module.css';

const LIFETIME_MS = 4000;

/** Shows the messages; rendered once in the frame. A hovered or focused message does not disappear. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  const [isHeld, setHeld] = useState(false);
  const id = toast?.isLasting ? undefined : toast?.id;

  // Time is outside React.
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => hideToast(id), LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  // Not a control itself: a visitor who hovers or focuses the link inside gets more time for it.
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    // A modal hides everything from screen readers except itself and live regions.
    <div className={styles.root} role="status" aria-live="polite" data-above-banner {...hold}>
      {toast !== null && (
        <div key={toast.id} className={styles.toast}>
          {typeof toast.content === 'string' ? <span>{toast.content}</span> : toast.content}
          {toast.action !== undefined && <Action action={toast.action} onDone={() => hideToast(toast.id)} />}
        </div>
      )}
    </div>
  );
}

type ActionProps = { action: NonNullable<Toast['action']>; onDone: () => void };

function Action({ action, onDone }: ActionProps) {
  if ('href' in action) {
    return (
      <A className={styles.action} href={action.href} onClick={onDone}>
        {action.text}
      </A>
    );
  }
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        onDone();
        action.onPress();
      }}
    >
      {action.text}
    </button>
  );
}

function noToast() {
  return null;
}
