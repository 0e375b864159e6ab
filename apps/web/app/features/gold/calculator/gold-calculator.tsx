import { useId } from 'react';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { estimateGold } from '@yahont/values/gold/gold-estimate.ts';
import { GOLD_LOTS_MAX } from '@yahont/values/gold/gold-lots.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SERVICE_KEYS, serviceHref } from '#app/shop/visits/service-address.ts';
import text from '#app/ui/text/text.module.css';
import { isRateUsable, rateNote } from '../rate/rate-words.ts';
import { NoRate } from '../rate/no-rate.tsx';
import { GoldRowFields } from './gold-row-fields.tsx';
import { GOLD_KEYS, GOLD_WAYS, lotOf, lotsOf, type GoldWay } from './gold-rows.ts';
import { GoldSums } from './gold-sums.tsx';
import type { Gold } from './use-gold.ts';
import styles from './gold-calculator.module.css';

type Props = {
  rate: GoldRate | null;
  gold: Gold;
  heading?: string;
  /** Link for booking with the estimate; by default the appointment page. */
  bookHref?: string;
};

const WAY_NAMES: Readonly<Record<GoldWay, string>> = { cash: 'Получить деньги', exchange: 'Обменять' };

/**
 * The value of old gold, in cash and towards a new piece. Without a script it is a form that the page
 * handles.
 */
export function GoldCalculator({ rate, gold, heading = 'Сколько стоит ваше золото', bookHref }: Props) {
  const id = useId();
  const { rows, way, productId } = gold;
  const lots = lotsOf(rows);
  return (
    <form
      method="get"
      action="/gold_buying/"
      className={styles.root}
      aria-labelledby={id}
      data-keep-clear=""
      noValidate
    >
      <h2 id={id} className={styles.title}>
        {heading}
      </h2>
      {isRateUsable(rate) ? (
        <>
          <Segments
            label="Что вы хотите"
            name={GOLD_KEYS.way}
            options={GOLD_WAYS.map((value) => ({ value, title: WAY_NAMES[value] }))}
            value={way}
            onChange={(value) => gold.choose(value === 'exchange' ? 'exchange' : 'cash')}
          />
          {/* Enter in a field calculates; without this button it would press the first one, which removes a row. */}
          <button type="submit" className={text.hidden} tabIndex={-1} aria-hidden="true" onClick={stay} />
          <ul className={styles.rows}>
            {rows.map((row, index) => {
              const lot = lotOf(row);
              return (
                <GoldRowFields
                  // Rows have no identity besides their position.
                  key={`row ${index}`}
                  {...{ row, index }}
                  sum={lot === null ? null : estimateGold([lot], rate)[way]}
                  onChange={(changed) => gold.changeRow(index, changed)}
                  onRemove={() => gold.remove(index)}
                  isOnly={rows.length === 1}
                />
              );
            })}
          </ul>
          {rows.length < GOLD_LOTS_MAX && (
            <button
              type="submit"
              name={GOLD_KEYS.add}
              value="1"
              className={styles.add}
              onClick={(event) => {
                event.preventDefault();
                gold.add();
              }}
            >
              <Icon name="plus" size={18} />
              {nbsp('Добавить изделие другой пробы')}
            </button>
          )}
          {productId !== null && <input type="hidden" name={SERVICE_KEYS.piece} value={productId} />}
          <GoldSums estimate={estimateGold(lots, rate)} way={way} />
          <noscript>
            <Button type="submit" variant="ghost" isWide>
              Посчитать
            </Button>
          </noscript>
        </>
      ) : (
        <NoRate rate={rate} />
      )}
      <ButtonLink href={bookHref ?? serviceHref({ kind: 'gold', lots, productId })} size="big" isWide>
        Записаться на&nbsp;оценку
      </ButtonLink>
      {isRateUsable(rate) && (
        <p className={text.note}>
          {nbsp(
            `Расчёт предварительный: ${rateNote(rate)}. Вес камней вычтем, точную сумму назовём после взвешивания и проверки пробы.`,
          )}
        </p>
      )}
    </form>
  );
}

/** With a script the sums are already up to date. */
function stay(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
