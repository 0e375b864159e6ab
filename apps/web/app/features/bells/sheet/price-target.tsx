import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { changesText } from './changes-text.ts';
import { PriceGraph } from './price-graph.tsx';
import { readTarget, targetsOf } from './targets.ts';
import styles from './bell-sheet.module.css';

type Props = { prices: PriceHistory; typed: string; onType: (typed: string) => void };

/** A year of prices that were really asked, and the sum from which on to write. */
export function PriceTarget({ prices, typed, onType }: Props) {
  const { price } = prices;
  const target = readTarget(typed);
  const isLower = (text: string) => {
    const sum = readTarget(text);
    return sum !== null && sum < price;
  };
  return (
    <>
      <p className={styles.text}>{nbsp(`Сейчас ${formatRoubles(price)}. ${changesText(prices)}`)}</p>
      <PriceGraph prices={prices} target={target} />
      <Field
        name="atMost"
        label={nbsp('Сообщить, если не дороже, ₽')}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={12}
        value={typed}
        help={nbsp(`Меньше ${formatRoubles(price)}`)}
        isValid={isLower}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div className={styles.chips} role="group" aria-label="Готовые суммы">
        {targetsOf(price).map(({ name, sum }) => (
          <Chip
            key={name}
            kind="plain"
            isSelected={target === sum}
            onClick={() => onType(groupDigits(String(sum / 100)))}
          >
            {name}
          </Chip>
        ))}
      </div>
    </>
  );
}
