import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import { Bars } from '../similar/bars.tsx';
import { perCaratText } from '../similar/similar-words.ts';
import styles from './cheaper.module.css';

/** How the price compares with similar stones, in one line and a small histogram. */
export function Cheaper({ price, caratMilli, similar }: Pick<StonePage, 'price' | 'caratMilli' | 'similar'>) {
  const { cheaperThan, prices, averagePerCarat } = similar;
  return (
    <div className={styles.root} data-compared={cheaperThan === null ? undefined : ''}>
      {cheaperThan !== null && <Bars className={styles.bars} spread={prices} value={price} better="above" />}
      <p className={styles.words}>
        {cheaperThan !== null && (
          <a className={styles.title} href="#among-similar">
            {cheaperText(cheaperThan)}
          </a>
        )}
        <span>{perCaratText(price, caratMilli, averagePerCarat)}</span>
      </p>
    </div>
  );
}
