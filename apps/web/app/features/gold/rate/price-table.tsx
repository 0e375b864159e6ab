import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { pricePerGram } from '@yahont/values/gold/gold-estimate.ts';
import {
  GOLD_FINENESSES,
  USUAL_FINENESS,
  WEIGHT_LIMITS_CG,
  type GoldFineness,
} from '@yahont/values/gold/gold-lots.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { rateSource } from './rate-words.ts';
import styles from './price-table.module.css';

const NOTES: Readonly<Partial<Record<GoldFineness, string>>> = {
  375: 'розовое и красное, СССР и сегодня',
  583: 'советское',
  585: 'самая частая',
};

/** The price of a gram of each fineness at today's rate. */
export function PriceTable({ rate }: { rate: GoldRate }) {
  const least = `${WEIGHT_LIMITS_CG.from / 100}`.replace('.', ',');
  return (
    <section className={`${layout.section} ${styles.root}`} aria-labelledby="gold-prices">
      <div>
        <h2 id="gold-prices">Цены за&nbsp;грамм</h2>
        <p className={text.note}>{rateSource(rate)}.</p>
        <p className={text.note}>{nbsp(`Меньше ${least} г не принимаем.`)}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Проба</th>
            <th scope="col">Деньгами</th>
            <th scope="col">В&nbsp;обмен</th>
          </tr>
        </thead>
        <tbody>
          {GOLD_FINENESSES.map((fineness) => {
            const { cash, exchange } = pricePerGram(fineness, rate);
            return (
              <tr key={fineness} data-usual={fineness === USUAL_FINENESS || undefined}>
                <th scope="row">
                  {fineness}
                  {NOTES[fineness] !== undefined && <small>{nbsp(NOTES[fineness])}</small>}
                </th>
                <td>
                  <b>{formatRoubles(cash)}</b>
                </td>
                <td>{formatRoubles(exchange)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
