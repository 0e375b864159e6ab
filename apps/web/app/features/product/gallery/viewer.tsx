import { useLayoutEffect, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { PressButton } from '#app/ui/buttons/press-button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useModal } from '#app/ui/modals/use-modal.ts';
import { useStrip } from '#app/ui/parts/use-strip.ts';
import type { DrawnPiece } from '../drawing/drawn-piece.ts';
import { cellName, type GalleryCell } from './gallery-cells.ts';
import { ViewerSlide } from './viewer-slide.tsx';
import { ViewerThumbs } from './viewer-thumbs.tsx';
import styles from './viewer.module.css';

type Props = {
  name: string;
  cells: readonly GalleryCell[];
  drawn: DrawnPiece;
  /** Index of the first shown cell. */
  first: number;
  /** Addresses of pictures that the page already shows: used until the large size is loaded. */
  loaded: ReadonlyMap<string, string>;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The full-screen gallery: swipe, arrows or thumbnails. Loaded on demand. */
export function Viewer({ onClose, ...screen }: Props) {
  const { layer, onOpenChange } = useModal(true, onClose);
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Screen {...screen} layer={layer} />
      </Base.Portal>
    </Base.Root>
  );
}

type ScreenProps = Omit<Props, 'onClose'> & { layer: CSSProperties };

/** A separate component, because the strip must be mounted before it is tracked. */
function Screen({ name, cells, drawn, first, loaded, layer }: ScreenProps) {
  const strip = useStrip();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const list = strip.ref;
  const current = cells[strip.index];

  // Runs before the first paint, and before the picture gets the focus. A busy browser lays out the strip
  // later, when this scroll has had no effect, so it is repeated once.
  useLayoutEffect(() => {
    const show = () => {
      const slide = list.current?.children[first];
      if (slide instanceof HTMLElement)
        list.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
    };
    show();
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [first, list]);

  function goTo(place: number) {
    setZoomed(null);
    strip.goTo(Math.min(cells.length - 1, Math.max(0, place)));
  }

  function press(event: KeyboardEvent) {
    // The film's slider handles arrow keys itself.
    if (event.target instanceof HTMLInputElement) return;
    const step = STEPS[event.key];
    if (step === undefined) return;
    // Browsers also scroll the strip on their own, which would skip one photo.
    event.preventDefault();
    goTo(strip.index + step);
  }

  return (
    <Base.Popup
      className={styles.root}
      style={layer}
      aria-label="Фотографии во весь экран"
      data-theme={isDark(current) ? 'dark' : undefined}
      initialFocus={() => placeOf(list.current?.children[first])}
      onKeyDown={press}
    >
      <ul className={styles.strip} ref={list}>
        {cells.map((cell, place) => (
          <li key={`${cell.kind}${place}`} className={styles.slide} tabIndex={-1}>
            <ViewerSlide
              cell={cell}
              drawn={drawn}
              loaded={cell.kind === 'picture' ? loaded.get(cell.image.hash) : undefined}
              isZoomed={zoomed === place}
              onZoom={() => setZoomed(zoomed === place ? null : place)}
            />
          </li>
        ))}
      </ul>
      <header className={styles.head}>
        <b className={styles.name}>{captionOf(current) ?? name}</b>
        {cells.length > 1 && current && (
          <span className={styles.count} role="status">
            {strip.index + 1} из {cells.length} · {cellName(current)}
          </span>
        )}
        <Base.Close className={styles.close} aria-label="Закрыть">
          <Icon name="close" />
        </Base.Close>
      </header>
      {cells.length > 1 && (
        <>
          <ViewerThumbs cells={cells} drawn={drawn} current={strip.index} onChoose={goTo} />
          <PressButton
            className={styles.arrow}
            data-side="left"
            aria-label="Предыдущее фото"
            isBlocked={strip.index === 0}
            onClick={() => goTo(strip.index - 1)}
          >
            <Icon name="chevron-left" />
          </PressButton>
          <PressButton
            className={styles.arrow}
            data-side="right"
            aria-label="Следующее фото"
            isBlocked={strip.index >= cells.length - 1}
            onClick={() => goTo(strip.index + 1)}
          >
            <Icon name="chevron-right" />
          </PressButton>
        </>
      )}
    </Base.Popup>
  );
}

/**
 * The element of a slide that gets the focus: its button, or the slide itself. Focusing anything else would
 * scroll another slide into view.
 */
function placeOf(slide: Element | undefined): HTMLElement | null {
  const button = slide?.querySelector('button') ?? slide;
  return button instanceof HTMLElement ? button : null;
}

function captionOf(cell: GalleryCell | undefined): string | undefined {
  return cell?.kind === 'picture' ? cell.caption : undefined;
}

function isDark(cell: GalleryCell | undefined): boolean {
  if (cell === undefined || cell.kind === 'drawing') return false;
  return (cell.kind === 'film' ? cell.poster : cell.image).background === 'dark';
}
