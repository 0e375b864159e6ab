import type { CSSProperties, ReactNode } from 'react';
import layout from './layout.module.css';
import { Picture, type PictureSource } from '#app/ui/parts/picture.tsx';
import styles from './page-banner.module.css';

type Props = {
  picture: PictureSource | null;
  /** Which point of the picture stays visible when its box crops it: `100% 50%`. */
  focus: string;
  /** Heading and lead. */
  children: ReactNode;
};

/**
 * Banners, whose left two fifths are empty for text, are wider than this; other pictures have their subject in the
 * middle.
 */
const WIDE_FROM = 1.5;

/** Head of a page: text inside a wide picture, or beside a square one; on a phone the picture is below the text. */
export function PageBanner({ picture, focus, children }: Props) {
  if (picture === null) return <div className={`${layout.container} ${styles.words}`}>{children}</div>;
  const isWide = picture.width / picture.height >= WIDE_FROM;
  const style = { '--focus': focus } as CSSProperties;
  return (
    <div
      className={styles.root}
      data-shape={isWide ? 'wide' : 'square'}
      data-theme={isWide ? picture.background : undefined}
      style={style}
    >
      <div className={`${layout.container} ${styles.frame}`}>
        <div className={styles.words}>{children}</div>
        <div className={styles.picture} data-theme={picture.background}>
          <Picture
            picture={picture}
            sizes={
              isWide
                ? '(min-width: 1440px) 1440px, (min-width: 768px) 100vw, 167vw'
                : '(min-width: 1440px) 560px, (min-width: 768px) 40vw, 100vw'
            }
            isPriority
          />
        </div>
      </div>
    </div>
  );
}
