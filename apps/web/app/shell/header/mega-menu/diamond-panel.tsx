import type { ComponentProps } from 'react';
import { SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { usualStone } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { DIAMONDS } from './header-section.ts';
import { MegaMenuColumn } from './mega-menu-column.tsx';
import styles from './mega-menu.module.css';

type Props = { stones: StoneMenu } & Omit<ComponentProps<'div'>, 'children' | 'className'>;

const WEIGHTS = [
  { name: 'до\u00A00,50\u00A0ct', range: '-0.49' },
  { name: '0,50–0,99\u00A0ct', range: '0.5-0.99' },
  { name: '1,00–1,99\u00A0ct', range: '1-1.99' },
  { name: 'от\u00A02\u00A0ct', range: '2-' },
];
const PRICES = [
  { name: 'до\u00A0100\u00A0000\u00A0₽', range: '-100000' },
  { name: '100\u00A0000–300\u00A0000\u00A0₽', range: '100000-300000' },
  { name: '300\u00A0000–1\u00A0000\u00A0000\u00A0₽', range: '300000-1000000' },
  { name: 'от\u00A01\u00A0000\u00A0000\u00A0₽', range: '1000000-' },
];

/** Loose diamonds by shape, weight and price. */
export function DiamondPanel({ stones: { total, shapes }, ...rest }: Props) {
  return (
    <div {...rest} className={styles.panel} data-panel="">
      <div className={styles.columns}>
        <MegaMenuColumn
          title="Форма"
          links={shapes.map(({ value, count }) => ({
            value,
            name: SHAPE_NAMES[value],
            url: `${DIAMONDS.url}?shape=${value}`,
            count,
          }))}
          mark={({ value }) => <ShapeIcon shape={value} size={20} />}
          end={
            <ArrowLink className={styles.all} href={DIAMONDS.url}>
              Все бриллианты
            </ArrowLink>
          }
        />
        <MegaMenuColumn title="Вес" links={linksOf('carat', WEIGHTS)} />
        <MegaMenuColumn title="Цена" links={linksOf('price', PRICES)} />
      </div>
      <A className={styles.picture} href={DIAMONDS.url} tabIndex={-1} aria-hidden="true">
        <span className={styles.drawing}>
          <StoneTop stone={usualStone('round')} size={null} />
        </span>
        <b>Сначала камень, потом оправа</b>
        <small>{countOf(total, ['бриллиант', 'бриллианта', 'бриллиантов'])}</small>
      </A>
    </div>
  );
}

function linksOf(key: 'carat' | 'price', ranges: readonly { name: string; range: string }[]) {
  return ranges.map(({ name, range }) => ({ name, url: `${DIAMONDS.url}?${key}=${range}` }));
}
