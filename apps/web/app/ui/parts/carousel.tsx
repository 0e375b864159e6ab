import { Children, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PressButton } from '#app/ui/buttons/press-button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useStrip } from './use-strip.ts';
import styles from './carousel.module.css';

type Props = {
  /** The content of the row: «Новинки». */
  label: string;
  /** Every child is a slide. */
  children: ReactNode;
  /**
   * `rail`: four cards, 62% of the width on a phone; `peek`: the same, cut off at the right edge to hint at
   * more; `full`: one slide at a time.
   */
  layout?: 'rail' | 'peek' | 'full';
  /** Between slides: the grid's gap, or `narrow`: 12 px, 18 from 768 on. */
  gap?: 'grid' | 'narrow';
  /** Smallest screen with arrows: touch screens need none. */
  arrows?: 'tablet' | 'desktop';
  /** Without the line and arrows, for a row with its own. */
  isBare?: boolean;
  className?: string;
};

/** A strip with native scrolling and snapping; arrows and the line need JavaScript. */
export function Carousel({
  label,
  children,
  layout = 'rail',
  gap = 'grid',
  arrows = 'tablet',
  isBare = false,
  className,
}: Props) {
  const strip = useStrip();
  const slides = Children.count(children);
  const line = { '--visible': strip.visible, '--offset': strip.offset } as CSSProperties;
  return (
    <section
      className={classNames(styles.root, className)}
      aria-roledescription="карусель"
      aria-label={label}
    >
      <ul ref={strip.ref} className={styles.strip} data-layout={layout} data-gap={gap}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
      {!isBare && (
        <div className={styles.bar} data-arrows={arrows} data-layout={layout} data-slides={slides}>
          <span className={styles.line} style={line} />
          <PressButton
            className={styles.arrow}
            aria-label="Назад"
            isBlocked={strip.isAtStart}
            onClick={() => strip.page(-1)}
          >
            <Icon name="arrow-left" size={20} />
          </PressButton>
          <PressButton
            className={styles.arrow}
            aria-label="Вперёд"
            isBlocked={strip.isAtEnd}
            onClick={() => strip.page(1)}
          >
            <Icon name="arrow-right" size={20} />
          </PressButton>
        </div>
      )}
    </section>
  );
}
