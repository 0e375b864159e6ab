import { GOLD_FINENESSES, isGoldFineness } from '@yahont/values/gold/gold-lots.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SERVICE_KEYS } from '#app/shop/visits/service-address.ts';
import { GOLD_KEYS, isWeight, type GoldRow } from './gold-rows.ts';
import styles from './gold-calculator.module.css';

type Props = {
  row: GoldRow;
  index: number;
  /** The value of this row; null until its weight is valid. */
  sum: Kopecks | null;
  onChange: (row: GoldRow) => void;
  onRemove: () => void;
  /** The only row is emptied instead of removed. */
  isOnly: boolean;
};

/** Fineness and weight of one lot with its sum. */
export function GoldRowFields({ row, index, sum, onChange, onRemove, isOnly }: Props) {
  const isFirst = index === 0;
  const name = `изделие ${index + 1}`;
  return (
    <li className={styles.row} data-first={isFirst || undefined}>
      <SelectField
        label={isFirst ? 'Проба' : `Проба, ${name}`}
        isLabelHidden={!isFirst}
        name={SERVICE_KEYS.fineness}
        value={row.fineness}
        onChange={({ currentTarget }) => {
          const fineness = Number(currentTarget.value);
          if (isGoldFineness(fineness)) onChange({ ...row, fineness });
        }}
      >
        {GOLD_FINENESSES.map((fineness) => (
          <option key={fineness} value={fineness}>
            {fineness}
          </option>
        ))}
      </SelectField>
      <Field
        label={isFirst ? 'Вес, граммов' : `Вес, граммов, ${name}`}
        isLabelHidden={!isFirst}
        name={SERVICE_KEYS.weight}
        value={row.weight}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        placeholder="0,00"
        isValid={isWeight}
        reason={nbsp('Впишите вес в граммах: 3,5')}
        onChange={({ currentTarget }) => onChange({ ...row, weight: currentTarget.value })}
      />
      <b className={styles.sum}>{sum === null ? '—' : formatRoubles(sum)}</b>
      <button
        type="submit"
        name={GOLD_KEYS.remove}
        value={index}
        className={styles.remove}
        aria-label={isOnly ? 'Очистить' : `Убрать ${name}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
