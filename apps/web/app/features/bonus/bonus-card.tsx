import { groupDigits } from '@yahont/values/digits.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import styles from './bonus-card.module.css';

type Props = { points: number };

/** The account's points, as a card of the shop. */
export function BonusCard({ points }: Props) {
  return (
    <div className={styles.root}>
      <BrilliantMark className={styles.stone} />
      <p className={styles.name}>
        Бонусный счёт
        <small>Один бонус — один рубль</small>
      </p>
      <p className={styles.points}>
        {groupDigits(String(points))}
        <small>{plural(points, ['бонус', 'бонуса', 'бонусов'])}</small>
      </p>
    </div>
  );
}
