import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './chip.module.css';

type Props = {
  children: ReactNode;
  /** Address of the page without this filter. */
  href?: string;
  onClick?: () => void;
  /** `remove` has a cross, `clear` is the accent link at the end of the row, `plain` is an ordinary link. */
  kind?: 'remove' | 'clear' | 'plain';
  isSelected?: boolean;
  /** The link shows the same page in another state, so the scroll position is kept. */
  keepsScroll?: boolean;
};

/** An active filter: a link, which works without JavaScript, or a button. */
export function Chip({
  children,
  href,
  onClick,
  kind = 'remove',
  isSelected = false,
  keepsScroll = false,
}: Props) {
  const content = (
    <>
      {kind === 'remove' ? (
        <span>
          <span className={text.hidden}>Убрать: </span>
          {children}
        </span>
      ) : (
        children
      )}
      {kind === 'remove' && <Icon name="close" size={14} />}
    </>
  );
  if (href === undefined) {
    return (
      <button
        type="button"
        className={styles.root}
        data-kind={kind}
        aria-pressed={kind === 'plain' ? isSelected : undefined}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return (
    <A
      href={href}
      className={styles.root}
      data-kind={kind}
      data-keep-scroll={keepsScroll ? '' : undefined}
      aria-current={isSelected || undefined}
      onClick={onClick}
    >
      {content}
    </A>
  );
}
