import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { SmallGift } from '#app/shop/gift-card/small-gift.tsx';
import { Picture, type PictureSource } from '#app/ui/parts/picture.tsx';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import { proportionsOf } from './geometry/proportions.ts';
import { StoneTop } from './stone-top.tsx';
import styles from './line-picture.module.css';

type Props = {
  /** A line of a cart or an order. */
  line: {
    picture: PictureSource | null;
    stone: LineStone | null;
    /** Look of a gift certificate. */
    gift?: CertificateDesign | null;
  };
  /** Width on the page. */
  sizes: string;
};

/**
 * The picture of a line. A loose stone is drawn; a small drawing marks a setting with a stone; a gift
 * certificate has its design; an item no longer on sale has the shop's mark. Decorative. Its frame must be
 * positioned.
 */
export function LinePicture({ line: { picture, stone, gift = null }, sizes }: Props) {
  return (
    <>
      {picture !== null && <Picture picture={picture} alt="" sizes={sizes} />}
      {gift !== null && <SmallGift design={gift} />}
      {picture === null && stone === null && gift === null && <BrilliantMark className={styles.mark} />}
      {stone !== null && (
        <span className={picture === null ? styles.alone : styles.set}>
          <StoneTop stone={proportionsOf(stone)} size={picture === null ? null : 24} />
        </span>
      )}
    </>
  );
}
