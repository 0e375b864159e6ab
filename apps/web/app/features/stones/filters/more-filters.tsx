import {
  FINISH_NAMES,
  FINISHES,
  FLUORESCENCE_NAMES,
  FLUORESCENCES,
} from '@yahont/contracts/stones/grades.ts';
import type { StoneGroup } from '@yahont/contracts/stones/stone-filters.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { toggleValue } from '../address/stone-address.ts';
import { facetOf } from './facets-of.ts';
import type { FilterProps } from './filter-props.ts';
import { StoneRange } from './stone-range.tsx';
import styles from './more-filters.module.css';

type GroupCode = Exclude<StoneGroup, 'shape'>;

const GROUPS: readonly { code: GroupCode; title: string; nameOf: (value: string) => string }[] = [
  { code: 'fluorescence', title: 'Флуоресценция', nameOf: fluorescenceName },
  { code: 'polish', title: 'Полировка', nameOf: finishName },
  { code: 'symmetry', title: 'Симметрия', nameOf: finishName },
  { code: 'laboratory', title: 'Лаборатория', nameOf: (value) => value },
];

/** Filters that few shoppers need: proportions, finish, fluorescence, laboratory. */
export function MoreFilters(filters: FilterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.ranges}>
        <StoneRange {...filters} code="depth" />
        <StoneRange {...filters} code="table" />
      </div>
      {GROUPS.map((group) => (
        <OptionGroup key={group.code} {...filters} {...group} />
      ))}
    </div>
  );
}

type GroupProps = FilterProps & (typeof GROUPS)[number];

function OptionGroup({ listing, search, onGo, code, title, nameOf }: GroupProps) {
  const options = facetOf(listing, 'values', code)?.options ?? [];
  const chosen = search.getAll(code);
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {options.map(({ value, count }) => {
        const isOn = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            name={code}
            value={value}
            checked={isOn}
            isEmpty={count === 0 && !isOn}
            note={groupDigits(String(count))}
            onChange={() => onGo(toggleValue(search, code, value))}
          >
            {nameOf(value)}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

/** Number of values chosen under «Ещё фильтры». */
export function countMore(search: URLSearchParams): number {
  const values = GROUPS.flatMap(({ code }) => search.getAll(code));
  return values.length + (search.has('depth') ? 1 : 0) + (search.has('table') ? 1 : 0);
}

function fluorescenceName(value: string): string {
  const known = FLUORESCENCES.find((one) => one === value);
  return known === undefined ? value : capitalise(FLUORESCENCE_NAMES[known]);
}

function finishName(value: string): string {
  const known = FINISHES.find((one) => one === value);
  return known === undefined ? value : capitalise(FINISH_NAMES[known]);
}
