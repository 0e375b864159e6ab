import { StoneGrades } from './stone-grades.tsx';
import { StoneRange } from './stone-range.tsx';
import type { FilterProps } from './filter-props.ts';
import { QuickChecks } from './quick-checks.tsx';
import styles from './main-filters.module.css';

type Props = FilterProps & {
  /** «в Москве» */
  cityIn: string;
  /** A phone shows weight and price only; the sheet has the grades. */
  isShortOnPhone?: boolean;
};

/** The five main sliders for choosing a stone, and three frequent wishes. */
export function MainFilters({ cityIn, isShortOnPhone = false, ...filters }: Props) {
  return (
    <div className={styles.root} data-short={isShortOnPhone || undefined}>
      <StoneRange {...filters} code="carat" />
      <StoneRange {...filters} code="price" />
      <div className={styles.grades}>
        <StoneGrades {...filters} code="colour" />
        <StoneGrades {...filters} code="clarity" />
        <StoneGrades {...filters} code="quality" />
      </div>
      <QuickChecks {...filters} cityIn={cityIn} />
    </div>
  );
}
