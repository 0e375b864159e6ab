import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './dialog.module.css';

/** The field that one begins with. */
const FIRST = 'input:not([type="checkbox"], [type="radio"]), textarea';

type Props = {
  title: string;
  children: ReactNode;
  /** Missing: nothing but its own controls closes it. */
  onClose?: () => void;
  width?: 'narrow' | 'wide';
  /** Without a head and margins of its own; the title is for screen readers. */
  isPalette?: boolean;
  /** Ctrl Enter, or Command Enter. */
  onSend?: () => void;
  /** What is under it must not be read. */
  isLock?: boolean;
};

/** A modal window of the browser's own kind, which keeps the focus inside; on a phone a sheet at the bottom. */
export function Dialog(props: Props) {
  const { title, children, onClose, width = 'wide', isPalette = false, onSend, isLock = false } = props;
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = own.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={own}
      className={styles.root}
      data-width={isPalette ? 'palette' : width}
      data-lock={isLock || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.();
        // Chromium closes a dialog at the second Escape, whatever the first one was answered with.
        if (event.key === 'Escape' && onClose === undefined) event.preventDefault();
      }}
    >
      <header className={isPalette ? styles.unseen : styles.head}>
        <h2 id={id}>{title}</h2>
        {onClose !== undefined && !isPalette && (
          <button type="button" className={styles.close} aria-label="Закрыть окно" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}

/** Buttons at the end of a dialog or a form. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
