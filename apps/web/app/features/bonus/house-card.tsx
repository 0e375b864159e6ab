import { formatCardNumber } from '@yahont/values/codes/bonus-card-number.ts';
import { BonusCard } from './bonus-card.tsx';
import type { BarDrawing } from './draw-bars.server.ts';
import styles from './house-card.module.css';

type Props = { points: number; number: string; bars: BarDrawing };

/** Modules of white beside the bars, which a scanner needs: eleven at the left, seven at the right. */
const QUIET = { left: 11, right: 7 };

/** The bonus card to show at a till: points, bars and number. */
export function HouseCard({ points, number, bars: { width, path } }: Props) {
  const spoken = formatCardNumber(number);
  return (
    <div className={styles.root}>
      <BonusCard points={points} />
      <div className={styles.code}>
        <svg
          className={styles.bars}
          viewBox={`${-QUIET.left} 0 ${width + QUIET.left + QUIET.right} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={`Штрихкод карты ${spoken}`}
        >
          <path d={path} />
        </svg>
        <span className={styles.number}>{spoken}</span>
      </div>
    </div>
  );
}
