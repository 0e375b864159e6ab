import { use, type CSSProperties, type ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { DialogDepth } from './dialog-depth.ts';
import { Icon } from './icon.tsx';
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
  const depth = use(DialogDepth);
  const layer = { '--depth': depth } as CSSProperties;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup className={styles.popup} data-width={width} style={layer}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {lead !== undefined && <Base.Description className={styles.lead}>{lead}</Base.Description>}
          <DialogDepth value={depth + 1}>
            <div className={styles.body}>{children}</div>
          </DialogDepth>
          <Base.Close className={styles.close} aria-label="Закрыть">
            <Icon name="close" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
