import { useLayoutEffect, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { Picture as PictureSchema } from '@yahont/contracts/pictures.ts';
import type { z } from 'zod';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useModal } from '#app/ui/use-modal.ts';
import { useStrip } from '#app/ui/use-strip.ts';
import styles from './viewer.module.css';

type Props = {
  images: readonly z.infer<typeof PictureSchema>[];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
};

/** Pictures over the whole screen: swipe or arrows between them, a press comes closer. Loaded when asked for. */
export function Viewer({ images, first, onClose }: Props) {
  const { layer, onOpenChange } = useModal(true, onClose);
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Screen images={images} first={first} layer={layer} />
      </Base.Portal>
    </Base.Root>
  );
}

type ScreenProps = Pick<Props, 'images' | 'first'> & { layer: CSSProperties };

/** Of its own: a strip is followed from the moment that it stands on the page. */
function Screen({ images, first, layer }: ScreenProps) {
  const strip = useStrip();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const list = strip.ref;

  // Before the first paint, and before the focus goes to the picture.
  useLayoutEffect(() => {
    const slide = list.current?.children[first];
    if (slide instanceof HTMLElement) list.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
  }, [first, list]);

  function turn(direction: -1 | 1) {
    setZoomed(null);
    strip.goTo(Math.min(images.length - 1, Math.max(0, strip.index + direction)));
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  }

  return (
    <Base.Popup
      className={styles.root}
      style={layer}
      aria-label="Фотографии во весь экран"
      initialFocus={() => list.current?.children[first]?.querySelector('button') ?? null}
      onKeyDown={press}
    >
      <ul className={styles.strip} ref={list}>
        {images.map((image, index) => (
          <li key={image.hash} className={styles.slide}>
            <button
              type="button"
              className={styles.zoom}
              aria-label={zoomed === index ? 'Отдалить' : 'Приблизить'}
              aria-pressed={zoomed === index}
              data-theme={image.background === 'dark' ? 'dark' : undefined}
              onClick={() => setZoomed(zoomed === index ? null : index)}
              onPointerMove={follow}
            >
              <Picture picture={image} sizes={zoomed === index ? '200vmin' : '100vmin'} />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={styles.arrow}
            data-side="left"
            aria-label="Предыдущее фото"
            disabled={strip.index === 0}
            onClick={() => turn(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            data-side="right"
            aria-label="Следующее фото"
            disabled={strip.index >= images.length - 1}
            onClick={() => turn(1)}
          >
            <Icon name="arrow-right" />
          </button>
          <p className={styles.count} role="status">
            {strip.index + 1} из {images.length}
          </p>
        </>
      )}
      <Base.Close className={styles.close} aria-label="Закрыть">
        <Icon name="close" />
      </Base.Close>
    </Base.Popup>
  );
}

/** The enlarged picture follows the pointer. */
function follow(event: PointerEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  event.currentTarget.style.setProperty('--x', `${((event.clientX - box.left) / box.width) * 100}%`);
  event.currentTarget.style.setProperty('--y', `${((event.clientY - box.top) / box.height) * 100}%`);
}
