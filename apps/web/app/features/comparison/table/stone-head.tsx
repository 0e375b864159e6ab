import type { CSSProperties, ReactNode } from 'react';
import { SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneSide } from '#app/shop/stone-drawings/stone-side.tsx';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import styles from './column-head.module.css';

type Props = {
  stone: ComparedStone;
  /** The largest of the stones, hundredths of a millimetre: all are drawn to its scale. */
  largestMm100: number;
  /** The first one's button is the main one of the page. */
  isFirst: boolean;
  /** Removes the stone, or adds it. */
  action: ReactNode;
};

/** «Круг, 0,71 ct» */
export function stoneName({ shape, caratMilli }: Pick<ComparedStone, 'shape' | 'caratMilli'>): string {
  return `${SHAPE_NAMES[shape]}, ${formatCarat(caratMilli)}`;
}

/** Length or width of the largest stone, hundredths of a millimetre; 0 when none was measured. */
export function largestOf(stones: readonly ComparedStone[]): number {
  return Math.max(0, ...stones.map(sizeOf));
}

/** The stone from above and from the side, its price and the next action. */
export function StoneHead({ stone, largestMm100, isFirst, action }: Props) {
  const proportions = proportionsOf(stone);
  const size = sizeOf(stone);
  const share = size === 0 || largestMm100 === 0 ? 1 : size / largestMm100;
  const sideShare = share * ((stone.widthMm100 ?? size) / (size || 1) || 1);
  return (
    <>
      {action}
      <A href={stone.url} className={styles.figure} tabIndex={-1} aria-hidden="true">
        <span className={styles.top} style={shareStyle(share)}>
          <StoneTop stone={proportions} size={null} />
        </span>
        <span className={styles.side} style={shareStyle(sideShare)}>
          <StoneSide stone={proportions} />
        </span>
      </A>
      <A href={stone.url} className={styles.name}>
        {stoneName(stone)}
      </A>
      <p className={styles.price} data-sold={stone.state === 'sold' || undefined}>
        {stone.state === 'sold' ? (
          'Продан'
        ) : (
          <>
            <Price price={stone.price} size="line" />
            {stone.state === 'reserved' && <small>Забронирован</small>}
          </>
        )}
      </p>
      {stone.state === 'available' ? (
        <ButtonLink href={`${stone.url}selection/`} variant={isFirst ? 'primary' : 'ghost'} isWide>
          Выбрать оправу
        </ButtonLink>
      ) : (
        <ButtonLink href={stone.url} variant="ghost" isWide>
          Похожие камни
        </ButtonLink>
      )}
    </>
  );
}

function sizeOf({ lengthMm100, widthMm100 }: ComparedStone): number {
  return Math.max(lengthMm100 ?? 0, widthMm100 ?? 0);
}

function shareStyle(share: number): CSSProperties {
  return { '--share': share } as CSSProperties;
}
