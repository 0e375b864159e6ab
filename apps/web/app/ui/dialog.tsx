import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Under the title. */
  lead?: ReactNode;
  /** `narrow` 480, `normal` 760, `wide` 1040 px; on a phone it rises from the bottom edge. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
};

/** Traps the focus, gives it back, closes by Esc, by the cross and by a press outside. Load it lazily. */
export function Dialog({ isOpen, onClose, title, lead, width = 'normal', children }: Props) {
  const { layer, onOpenChange } = useModal(isOpen, onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup className={styles.popup} data-width={width} style={layer}>
          <Base.Title className={styles.title}>{title}</Base.Title>
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
