import { STONE_SCALES, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { scaleChangeText } from '../grade-names.ts';
import { gradesDropped, inScale } from '../address/stone-address.ts';
import { SCALE_COOKIE } from '@yahont/contracts/stones/scale-cookie.ts';
import text from '#app/ui/text/text.module.css';
import styles from './scale-switch.module.css';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the scale for addresses without one. */
function rememberScale(scale: StoneScale): void {
  document.cookie = `${SCALE_COOKIE}=${scale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

type Props = { scale: StoneScale; search: URLSearchParams };

const NAMES: Readonly<Record<StoneScale, string>> = { ru: 'российские', gia: 'GIA' };

/** The scale of all grades on the page. The choice is remembered. The history entry is replaced, so that Back leaves the page. */
export function ScaleSwitch({ scale, search }: Props) {
  function choose(one: StoneScale) {
    rememberScale(one);
    const dropped = one === scale ? [] : gradesDropped(search);
    if (dropped.length > 0) showToast({ content: scaleChangeText(dropped) });
  }
  return (
    <div className={styles.root} role="group" aria-label="Шкала оценок">
      <span className={text.note}>Оценки</span>
      {STONE_SCALES.map((one) => (
        <A
          key={one}
          className={styles.choice}
          href={hrefOf(inScale(search, one))}
          aria-current={one === scale || undefined}
          data-keep-scroll=""
          data-replace=""
          onClick={() => choose(one)}
        >
          {NAMES[one]}
        </A>
      ))}
    </div>
  );
}
