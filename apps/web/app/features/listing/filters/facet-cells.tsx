import type { CellsFacet } from '@yahont/contracts/catalogue/listing.ts';
import { OptionBox } from '#app/ui/choices/option-box.tsx';
import { drawingOf } from './option-drawing.tsx';
import styles from './facet-cells.module.css';

type Props = {
  facet: CellsFacet;
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
};

/** Options as a grid of short texts or drawings. */
export function FacetCells({ facet, isChosen, onToggle }: Props) {
  return (
    <div className={styles.root} data-drawing={facet.drawing ?? undefined}>
      {facet.options.map(({ value, label, count }) => {
        const isOn = isChosen(value);
        return (
          <label key={value} className={styles.cell} title={`${label}: ${count}`}>
            <OptionBox
              className={styles.box}
              name={facet.code}
              value={value}
              checked={isOn}
              isEmpty={count === 0 && !isOn}
              onChange={() => onToggle(value)}
            />
            {drawingOf(facet.drawing, value)}
            <span>{label}</span>
            <small className={styles.count}>{count}</small>
          </label>
        );
      })}
    </div>
  );
}
