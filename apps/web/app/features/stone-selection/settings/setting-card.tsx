import type { StoneSetting } from '@yahont/contracts/stones/stone-setting.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneInSetting } from '../fit/stone-in-setting.tsx';
import styles from './setting-card.module.css';

type Props = {
  setting: StoneSetting;
  stone: StoneProportions;
  href: string;
  /** Width of the picture on the page. */
  sizes: string;
  keepsScroll?: boolean;
};

/** A setting that fits a stone, with the price of both. */
export function SettingCard({ setting, stone, href, sizes, keepsScroll = false }: Props) {
  const { name, picture, price, together, isChosen, inStock } = setting;
  return (
    <A
      className={styles.card}
      href={href}
      data-keep-scroll={keepsScroll ? '' : undefined}
      aria-current={isChosen || undefined}
      data-sold={inStock ? undefined : ''}
    >
      <span className={styles.picture}>
        {picture === null ? (
          <StoneInSetting stone={stone} setting={setting} />
        ) : (
          <Picture picture={picture} sizes={sizes} alt="" />
        )}
        {isChosen && <em className={styles.mark}>Выбрана</em>}
        {!isChosen && !inStock && <em className={styles.mark}>Нет в наличии</em>}
      </span>
      <b className={styles.sum}>{formatRoubles(together)}</b>
      <small className={styles.own}>вместе; оправа {formatRoubles(price)}</small>
      {name}
    </A>
  );
}
