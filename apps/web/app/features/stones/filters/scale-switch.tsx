import { STONE_SCALES, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import { hrefOf } from '#app/lib/filters/filter-address.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { rememberScale } from '../address/scale-choice.ts';
import { inScale } from '../address/stone-address.ts';
import styles from './scale-switch.module.css';

type Props = { scale: StoneScale; search: URLSearchParams };

const NAMES: Readonly<Record<StoneScale, string>> = { ru: 'российские', gia: 'GIA' };

/** The scale of all grades on the page. Remembered; the address before it is replaced, so that Back leads further. */
export function ScaleSwitch({ scale, search }: Props) {
  return (
    <div className={styles.root} role="group" aria-label="Шкала оценок">
      <span className={styles.title}>Оценки</span>
      {STONE_SCALES.map((one) => (
        <A
          key={one}
          className={styles.choice}
          href={hrefOf(inScale(search, one))}
          aria-current={one === scale || undefined}
          data-keep-scroll=""
          data-replace=""
          onClick={() => rememberScale(one)}
        >
          {NAMES[one]}
        </A>
      ))}
    </div>
  );
}
