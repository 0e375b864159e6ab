import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks } from './card-marks.ts';
import { CardPicture } from './parts/card-picture.tsx';
import styles from './tile-card.module.css';

type Props = {
  section: Pick<SectionLink, 'url' | 'name' | 'count' | 'tier' | 'picture'>;
  /**
   * `tile` has its name and count in one line, `big` fills a cell of any shape, `link` is one in a row of
   * small ones.
   */
  look: 'big' | 'tile' | 'link';
  /** Width of the picture on the page. */
  sizes: string;
};

/** SPEC 3.8, `category`: a section of the catalogue with its picture and the number of its products. */
export function TileCard({ section: { url, name, count, tier, picture }, look, sizes }: Props) {
  return (
    <A href={url} className={styles.root} data-look={look} {...cardMarks('category', tier)}>
      <span className={styles.picture} data-theme={picture?.background === 'dark' ? 'dark' : undefined}>
        <CardPicture picture={picture} sizes={sizes} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <small className={styles.count}>{groupDigits(String(count))}</small>
      </span>
    </A>
  );
}
