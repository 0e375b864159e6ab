import { useRef, type ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shown below the title. */
  lead?: ReactNode;
  /** `narrow` 480, `normal` 760, `wide` 1040 px; on a phone it rises from the bottom edge. */
  width?: 'narrow' | 'normal' | 'wide';
  /** The content is mostly text: the title gets the focus instead of a button far below it. */
  isForReading?: boolean;
  children: ReactNode;
};

/** Traps the focus and returns it; closes on Esc, on its cross and on a click outside. Load it lazily. */
export function Dialog({
  isOpen,
  onClose,
  title,
  lead,
  width = 'normal',
  isForReading = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { layer, onOpenChange } = useModal(isOpen, onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup
          className={styles.popup}
          data-width={width}
          style={layer}
          initialFocus={isForReading ? heading : undefined}
        >
          <Base.Title ref={heading} className={styles.title} tabIndex={isForReading ? -1 : undefined}>
            {title}
          </Base.Title>
          {lead !== undefined && <Base.Description className={styles.lead}>{lead}</Base.Description>}
          <div className={styles.body}>{children}</div>
          <Base.Close className={styles.close} aria-label="Закрыть">
            <Icon name="close" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
