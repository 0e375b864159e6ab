import { createContext, use, type ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './option.module.css';

/** Id of the active option of the listbox. */
export const ActiveOptionId = createContext<string | null>(null);

type OptionProps = {
  id: string;
  href: string;
  className?: string | undefined;
  /** Called before the link is followed. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
};

/** A link of the listbox; arrows reach it from the field, so it is not a tab stop. */
export function Option({ id, href, className, onChoose, children }: OptionProps) {
  const isActive = use(ActiveOptionId) === id;
  return (
    <A
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={className}
      onClick={onChoose}
    >
      {children}
    </A>
  );
}

type RowProps = OptionProps & {
  icon: IconName;
  /** At the right end: a count or a street. */
  note?: ReactNode;
};

/** One line with an icon. */
export function Row({ icon, note, children, ...option }: RowProps) {
  return (
    <Option {...option} className={styles.row}>
      <Icon name={icon} size={18} />
      <span className={styles.text}>{children}</span>
      {note !== undefined && <small className={styles.note}>{note}</small>}
      <span className={styles.enter}>
        <Icon name="arrow-right" size={16} />
      </span>
    </Option>
  );
}

type GroupProps = { label: string; className?: string | undefined; children: ReactNode };

export function Group({ label, className, children }: GroupProps) {
  return (
    <div role="group" aria-label={label} className={className}>
      <div className={styles.label} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}
