import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { Picture, type PictureSource } from '#app/ui/parts/picture.tsx';
import { BrilliantMark } from '#app/ui/shop/brilliant-mark.tsx';
import { proportionsOf } from './geometry/proportions.ts';
import { StoneTop } from './stone-top.tsx';
import styles from './line-picture.module.css';

type Props = {
  /** Of a cart or an order. */
  line: { picture: PictureSource | null; stone: LineStone | null };
  /** Width on the page. */
  sizes: string;
};

/**
 * The picture of a line. A loose stone is drawn, a small drawing says that a setting has a stone, and a gift certificate has
 * the mark of the house. Decorative.
 */
export function LinePicture({ line: { picture, stone }, sizes }: Props) {
  return (
    <>
      {picture !== null && <Picture picture={picture} alt="" sizes={sizes} />}
      {picture === null && stone === null && <BrilliantMark className={styles.mark} />}
      {stone !== null && (
        <span className={picture === null ? styles.alone : styles.set}>
          <StoneTop stone={proportionsOf(stone)} size={picture === null ? null : 24} />
        </span>
      )}
    </>
  );
}
