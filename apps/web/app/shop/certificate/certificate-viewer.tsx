import { useState, type CSSProperties, type ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { PressButton } from '#app/ui/buttons/press-button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useModal } from '#app/ui/modals/use-modal.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import type { Paper } from './paper.ts';
import styles from './certificate-viewer.module.css';

type Props = {
  paper: Paper;
  /** The copy as a file. */
  fileUrl: string;
  second: ReactNode;
  onClose: () => void;
};

/** Widths of the paper, relative to its normal width. */
const ZOOMS = [0.75, 1, 1.5, 2] as const;
const FIRST_ZOOM = 1;

/** A certificate on the whole screen: two pages, zoom, print and a file. Loaded on demand. */
export function CertificateViewer({ paper, fileUrl, second, onClose }: Props) {
  const { layer, onOpenChange } = useModal(true, onClose);
  const [page, setPage] = useState<1 | 2>(1);
  const [zoom, setZoom] = useState<number>(FIRST_ZOOM);
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Popup className={styles.root} style={layer} aria-label="Заключение лаборатории">
          <header className={styles.head}>
            <b className={styles.name}>Заключение {paper.name}</b>
            <span className={styles.count} role="status">
              {page} из 2
            </span>
            <button
              type="button"
              className={styles.tool}
              aria-label="Напечатать"
              onClick={() => window.print()}
            >
              <Icon name="print" size={20} />
            </button>
            <a className={styles.tool} href={fileUrl} download="" aria-label="Скачать копию">
              <Icon name="download" size={20} />
            </a>
            <Base.Close className={styles.tool} aria-label="Закрыть">
              <Icon name="close" />
            </Base.Close>
          </header>
          <nav className={styles.pages} aria-label="Страницы">
            {([1, 2] as const).map((number) => (
              <button
                key={number}
                type="button"
                className={styles.page}
                aria-label={`Страница ${number}`}
                aria-current={page === number || undefined}
                onClick={() => setPage(number)}
              >
                <Icon name={number === 1 ? 'diamond' : 'document'} size={24} />
                <span>{number}</span>
              </button>
            ))}
          </nav>
          {/* The keyboard can scroll an area only when it is focusable. */}
          <div className={styles.area} tabIndex={0} role="region" aria-label={`Страница ${page}`}>
            <div className={styles.paper} style={{ '--zoom': scale } as CSSProperties}>
              {page === 1 ? <CertificateSheet paper={paper} size="page" /> : second}
            </div>
          </div>
          <div className={styles.zoom}>
            <PressButton
              className={styles.tool}
              aria-label="Крупнее"
              isBlocked={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <Icon name="plus" />
            </PressButton>
            <PressButton
              className={styles.tool}
              aria-label="Мельче"
              isBlocked={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <Icon name="minus" />
            </PressButton>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
