import type { FacetOption, ValuesFacet } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { drawingOf } from './option-drawing.tsx';
import styles from './facet-list.module.css';

type Props = {
  facet: ValuesFacet;
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
};

/** Options after this many are collapsed. */
const MAX_OPEN = 7;

/** A list of options, each with its number of products. */
export function FacetList({ facet, isChosen, onToggle }: Props) {
  const isLong = facet.options.length > MAX_OPEN + 2;
  const open = isLong ? facet.options.slice(0, MAX_OPEN) : facet.options;
  const folded = isLong ? facet.options.slice(MAX_OPEN) : [];
  const rows = { facet, isChosen, onToggle };
  return (
    <>
      <FacetRows {...rows} options={open} />
      {folded.length > 0 && (
        <details className={styles.more} open={folded.some(({ isSelected }) => isSelected)}>
          <summary className={styles.summary}>Ещё {folded.length}</summary>
          <FacetRows {...rows} options={folded} />
        </details>
      )}
    </>
  );
}

type RowsProps = Props & { options: readonly FacetOption[] };

function FacetRows({ facet: { code, drawing }, options, isChosen, onToggle }: RowsProps) {
  return options.map(({ value, label, count }) => {
    const isOn = isChosen(value);
    return (
      <Checkbox
        key={value}
        name={code}
        value={value}
        checked={isOn}
        isEmpty={count === 0 && !isOn}
        mark={drawingOf(drawing, value)}
        note={groupDigits(String(count))}
        onChange={() => onToggle(value)}
      >
        {label}
      </Checkbox>
    );
  });
}
