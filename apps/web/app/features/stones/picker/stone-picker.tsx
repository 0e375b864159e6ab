import type { ReactNode } from 'react';
import { SHAPE_NAMES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard as Stone } from '@yahont/contracts/stones/stone-card.ts';
import type { StonePicker as Answer } from '@yahont/contracts/stones/stone-picker.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { countOf, plural, pluralInGenitive } from '@yahont/values/text/plural.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { useListingNavigation } from '#app/base/filters/use-listing-navigation.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { FilterForm } from '#app/ui/listing/filter-form.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { StoneGrid } from '../cards/stone-grid.tsx';
import { decimal } from '../filters/ticks.ts';
import { StoneRange } from '../filters/stone-range.tsx';
import { STONES } from '../stone-forms.ts';
import { BudgetWorth } from './budget-worth.tsx';
import { hasChoice, listingHref, withChoice, type PickerKey } from './picker-address.ts';
import styles from './stone-picker.module.css';

type Props = {
  shape: StoneShape;
  picker: Answer;
  renderCompare: (stone: Stone) => ReactNode;
  renderHeart: (stone: Stone) => ReactNode;
};

type Quick = Answer['quick'][PickerKey][number];

const QUICK: readonly { code: PickerKey; title: string; nameOf: (about: number) => string }[] = [
  { code: 'price', title: 'Бюджет', nameOf: (sum) => `до${NBSP}${groupDigits(String(sum))}${NBSP}₽` },
  { code: 'carat', title: 'Вес', nameOf: aboutCarats },
];

/**
 * Chooses a stone of one shape by weight and budget: the matching stones, the best of them, and what the
 * budget buys.
 */
export function StonePicker({ shape, picker, renderCompare, renderHeart }: Props) {
  const { search, isChanging, go } = useListingNavigation();
  const { total, cards, ranges, quick, worth } = picker;
  const range = { listing: { facets: ranges }, search, onGo: go };
  return (
    <div className={layout.container}>
      <section className={styles.root} aria-labelledby="picker">
        <h2 id="picker" className={styles.title}>
          Подбор по&nbsp;весу и&nbsp;бюджету
        </h2>
        <FilterForm id="stone-picker" label="Вес и бюджет">
          <div className={styles.ranges}>
            {QUICK.toReversed().map(({ code }) => (
              <StoneRange key={code} {...range} code={code} />
            ))}
          </div>
          <button type="submit" className={styles.submit}>
            Подобрать
          </button>
        </FilterForm>
        <div className={styles.quick}>
          {QUICK.map(({ code, title, nameOf }) => (
            <QuickRow key={code} title={title}>
              {quick[code].map((one) => (
                <li key={one.value}>
                  <QuickChip code={code} quick={one} search={search}>
                    {nameOf(one.about)}
                  </QuickChip>
                </li>
              ))}
            </QuickRow>
          ))}
        </div>
        <div className={styles.bar}>
          <p className={styles.found} role="status">
            <b>{countOf(total, STONES)}</b> {plural(total, ['подходит', 'подходят', 'подходят'])}
          </p>
          {hasChoice(search) && (
            <Chip kind="clear" keepsScroll href="./">
              Сбросить
            </Chip>
          )}
          {total > 0 && (
            <ButtonLink href={listingHref(shape, search)} className={styles.open}>
              {`Показать ${countOf(total, STONES)}`}
            </ButtonLink>
          )}
        </div>
        <div className={styles.cards} aria-busy={isChanging}>
          {total === 0 ? (
            <Empty
              title="Таких камней сейчас нет"
              actions={<ButtonLink href="./">Весь выбор этой огранки</ButtonLink>}
            >
              За&nbsp;эти деньги камень такого веса не&nbsp;найти. Возьмите вес поменьше или прибавьте
              к&nbsp;бюджету.
            </Empty>
          ) : (
            <>
              <h3 className={styles.subtitle}>Советуем посмотреть первыми</h3>
              <StoneGrid
                stones={cards}
                scale="ru"
                settingSearch=""
                renderCompare={renderCompare}
                renderHeart={renderHeart}
              />
            </>
          )}
        </div>
      </section>
      {worth.length > 0 && <BudgetWorth shape={shape} worth={worth} />}
    </div>
  );
}

/** Replaces the picker while no stone of the shape is on sale. */
export function NoStones({ shape }: { shape: StoneShape }) {
  return (
    <div className={layout.container}>
      <Empty
        title="Такие камни скоро появятся"
        actions={<ButtonLink href="/catalog/diamonds/">Бриллианты других огранок</ButtonLink>}
      >
        {`Сейчас в продаже нет ни одного бриллианта огранки «${SHAPE_NAMES[shape].toLowerCase()}» без оправы.`}
      </Empty>
    </div>
  );
}

function QuickRow({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className={styles.quickRow}>
      <span className={text.note}>{title}</span>
      <ul className={styles.chips} aria-label={`${title}: частый выбор`}>
        {children}
      </ul>
    </div>
  );
}

type ChipProps = { code: PickerKey; quick: Quick; search: URLSearchParams; children: string };

function QuickChip({ code, quick: { value, count, isSelected }, search, children }: ChipProps) {
  return (
    <Chip
      kind={isSelected ? 'remove' : 'plain'}
      isSelected={isSelected}
      keepsScroll
      href={hrefOf(withChoice(search, code, isSelected ? null : value))}
    >
      {children}
      {!isSelected && <span className={styles.count}>{groupDigits(String(count))}</span>}
    </Chip>
  );
}

/** «около 0,5 карата», «около 2 карат». */
function aboutCarats(carats: number): string {
  return `около${NBSP}${decimal(carats)}${NBSP}${pluralInGenitive(carats, ['карата', 'карат'])}`;
}
