import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { StoneInSetting } from '../fit/stone-in-setting.tsx';
import styles from './chosen-parts.module.css';

type Props = {
  stone: StoneSelection['stone'];
  chosen: ChosenSetting;
  /** Below the name of the setting. */
  note: string;
};

/** Stone and setting, each in a line with its own price. */
export function ChosenParts({ stone, chosen, note }: Props) {
  const [picture] = chosen.pictures;
  const proportions = proportionsOf(stone);
  return (
    <ul className={styles.root}>
      <li className={styles.line}>
        <span className={styles.picture}>
          <StoneTop stone={proportions} size={40} />
        </span>
        <span>
          {stone.name}
          <small>{`${stone.laboratory}${NBSP}${stone.certificate}`}</small>
        </span>
        <b>{formatRoubles(stone.price)}</b>
      </li>
      <li className={styles.line}>
        <span className={styles.picture}>
          {picture === undefined ? (
            <StoneInSetting stone={proportions} setting={chosen} />
          ) : (
            <Picture picture={picture} sizes="56px" alt="" />
          )}
        </span>
        <span>
          <A href={chosen.url}>{chosen.shortName}</A>
          <small>{note}</small>
        </span>
        <b>{formatRoubles(chosen.price)}</b>
      </li>
    </ul>
  );
}
