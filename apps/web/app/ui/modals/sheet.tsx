import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './sheet.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** At the right of the title: «Сбросить». */
  action?: ReactNode;
  /** Always visible at the bottom: «Показать 128 изделий». */
  footer?: ReactNode;
  /** `bottom` rises as high as its content, `full` covers the phone, `right` slides in beside the page. */
  side?: 'bottom' | 'full' | 'right';
  children: ReactNode;
};

/** A panel from an edge of the screen; behaves like the dialog. Load it lazily. */
export function Sheet({ isOpen, onClose, title, action, footer, side = 'bottom', children }: Props) {
  const { layer, onOpenChange } = useModal(isOpen, onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup className={styles.popup} data-side={side} style={layer}>
          <header className={styles.head}>
            <Base.Close className={styles.close} aria-label="Закрыть">
              <Icon name="close" />
            </Base.Close>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <span className={styles.action}>{action}</span>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
