import type { Facet } from '@yahont/contracts/catalogue/listing.ts';
import { CutIcon } from './cut-icon.tsx';
import styles from './facet-cells.module.css';

type Props = {
  facet: Facet;
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
};

/** Sizes as a grid of figures, cuts as a grid of drawings. */
export function FacetCells({ facet, isChosen, onToggle }: Props) {
  const isCuts = facet.code === 'cut';
  return (
    <div className={styles.root} data-facet={facet.code}>
      {facet.values.map(({ value, name, count }) => {
        const isOn = isChosen(value);
        return (
          <label key={value} className={styles.cell} title={`${name}: ${count}`}>
            <input
              type="checkbox"
              className={styles.box}
              name={facet.code}
              value={value}
              checked={isOn}
              disabled={count === 0 && !isOn}
              onChange={() => onToggle(value)}
            />
            {isCuts && <CutIcon code={value} />}
            <span>{name}</span>
            <small className={styles.count}>{count}</small>
          </label>
        );
      })}
    </div>
  );
}
