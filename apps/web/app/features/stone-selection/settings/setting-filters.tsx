import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { SELECTION_KEYS } from '@yahont/contracts/stones/selection-keys.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { ApplyButton } from '#app/ui/listing/apply-button.tsx';
import { SortSelect } from '#app/ui/listing/sort-select.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { selectionHref, type Choice, type SelectionKey } from '../selection-address.ts';
import { KIND_NAMES, SORT_NAMES, STYLE_NAMES } from '../selection-words.ts';
import strip from '#app/ui/choices/chip-strip.module.css';
import styles from './setting-filters.module.css';

type Props = { selection: StoneSelection; choice: Choice };

const FORM = 'setting-order';

/** Kind, style and metal as links, and the sort order; all of them work without a script. */
export function SettingFilters({ selection, choice }: Props) {
  const go = useGo();
  const { stone, kinds, styles: forms, metals, sort } = selection;
  const isFree = choice.kind === undefined && choice.style === undefined && choice.metal === undefined;
  const href = (change: Parameters<typeof selectionHref>[2]) => selectionHref(stone.code, choice, change);
  return (
    <div className={styles.root}>
      <ul className={classNames(strip.strip, styles.chips)} aria-label="Какие оправы показать">
        <li>
          <Chip kind="plain" href={href({ kind: null, style: null, metal: null })} isSelected={isFree}>
            Все
          </Chip>
        </li>
        {kinds.length > 1 && <Options code="kind" options={kinds} names={KIND_NAMES} href={href} />}
        {forms.length > 1 && <Options code="style" options={forms} names={STYLE_NAMES} href={href} />}
        {metals.length > 1 && <Options code="metal" options={metals} names={METAL_NAMES} href={href} />}
      </ul>
      <form id={FORM} className={styles.sort} data-keep-scroll="">
        {SELECTION_KEYS.map(
          (key) =>
            key !== 'sort' &&
            choice[key] !== undefined && <input key={key} type="hidden" name={key} value={choice[key]} />,
        )}
        <SortSelect
          names={SORT_NAMES}
          sort={sort}
          form={FORM}
          onChange={(next) =>
            go(href({ sort: next === 'advised' ? null : next }), { preventScrollReset: true })
          }
        />
        <ApplyButton form={FORM} />
      </form>
    </div>
  );
}

type OptionsProps<V extends string> = {
  code: SelectionKey;
  options: readonly { value: V; count: number; isSelected: boolean }[];
  names: Readonly<Record<V, string>>;
  href: (change: Parameters<typeof selectionHref>[2]) => string;
};

/** Choosing a selected value again removes it. */
function Options<V extends string>({ code, options, names, href }: OptionsProps<V>) {
  return options.map(({ value, count, isSelected }) => (
    <li key={value}>
      <Chip kind="plain" href={href({ [code]: isSelected ? null : value })} isSelected={isSelected}>
        {names[value]} <small className={styles.count}>{count}</small>
      </Chip>
    </li>
  ));
}
