import type { Facet } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import styles from './facet-list.module.css';

type Props = {
  facet: Facet;
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
};

/** More values than this fold away, except the chosen ones. */
const MOST_OPEN = 7;

/** Values under each other with the number of pieces behind each. */
export function FacetList({ facet, isChosen, onToggle }: Props) {
  const isLong = facet.values.length > MOST_OPEN + 2;
  const open = isLong ? facet.values.slice(0, MOST_OPEN) : facet.values;
  const folded = isLong ? facet.values.slice(MOST_OPEN) : [];
  const rows = { code: facet.code, isChosen, onToggle };
  return (
    <>
      <FacetRows {...rows} values={open} />
      {folded.length > 0 && (
        <details className={styles.more} open={folded.some(({ isSelected }) => isSelected)}>
          <summary className={styles.summary}>Ещё {folded.length}</summary>
          <FacetRows {...rows} values={folded} />
        </details>
      )}
    </>
  );
}

type RowsProps = Pick<Props, 'isChosen' | 'onToggle'> & { code: Facet['code']; values: Facet['values'] };

function FacetRows({ code, values, isChosen, onToggle }: RowsProps) {
  return values.map(({ value, name, count }) => {
    const isOn = isChosen(value);
    return (
      <Checkbox
        key={value}
        name={code}
        value={value}
        checked={isOn}
        disabled={count === 0 && !isOn}
        mark={code === 'metal' ? <i className={styles.metal} data-metal={value} /> : undefined}
        note={groupDigits(String(count))}
        onChange={() => onToggle(value)}
      >
        {name}
      </Checkbox>
    );
  });
}
