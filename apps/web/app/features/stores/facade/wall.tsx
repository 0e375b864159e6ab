import type { Facade } from '@yahont/contracts/stores/store-parts.ts';
import { bayXs, GROUND, SHOP_TOP, WIDTH } from './front-layout.ts';
import styles from './shop-front.module.css';

type Props = { facade: Facade };

const COURSE = 13;
const BRICK = 24;

/** The wall behind windows and sign: its material, or the ceiling of a shopping centre. */
export function Wall({ facade }: Props) {
  const { building, bays } = facade;
  if (building === 'mall')
    return (
      <g>
        <rect className={styles.wall} x={12} y={96} width={WIDTH - 24} height={GROUND - 96} />
        <path className={styles.faint} d={ceiling()} />
        {facade.wall === 'pilasters' && <path className={styles.line} d={pilasters(bays, 96)} />}
      </g>
    );
  return (
    <g>
      <rect className={styles.wall} x={12} y={0} width={WIDTH - 24} height={GROUND} />
      {facade.wall === 'rustic' && <path className={styles.faint} d={joints()} />}
      {facade.wall === 'brick' && <path className={styles.faint} d={bricks()} />}
      {facade.wall === 'pilasters' && <path className={styles.line} d={pilasters(bays, 12)} />}
      <path className={styles.line} d={`M4 10H${WIDTH - 4}M8 4H${WIDTH - 8}`} />
      <path className={styles.line} d={`M8 ${SHOP_TOP - 48}H${WIDTH - 8}`} />
    </g>
  );
}

/** Lamps and panels of a gallery, in perspective. */
function ceiling(): string {
  const centre = WIDTH / 2;
  const rays = [-420, -250, -120, 120, 250, 420].map((x) => `M${centre + x * 0.36} 96L${centre + x} 0`);
  const rows = [24, 52, 76].map((y) => `M${centre - 240} ${y}H${centre + 240}`);
  return [...rays, ...rows].join('');
}

/** Courses of large stones around the shop. */
function joints(): string {
  const rows = Math.floor((GROUND - SHOP_TOP) / COURSE);
  return Array.from({ length: rows }, (_, row) => `M12 ${SHOP_TOP + row * COURSE}H${WIDTH - 12}`).join('');
}

/** Only some of the bricks, as an engraver would draw them. */
function bricks(): string {
  const marks = [];
  for (let row = 0; row * COURSE < SHOP_TOP - 60; row += 1) {
    for (let column = 0; column * BRICK < WIDTH - 60; column += 1) {
      if ((row * 7 + column * 5) % 6 !== 0) continue;
      const x = 20 + column * BRICK + (row % 2) * (BRICK / 2);
      marks.push(`M${x} ${18 + row * COURSE}h${BRICK}v${COURSE}h${-BRICK}Z`);
    }
  }
  return marks.join('');
}

/** Flat columns between the bays. */
function pilasters(bays: number, top: number): string {
  return [...bayXs(bays), WIDTH - 24]
    .map((x) => `M${x - 5} ${top}V${GROUND}M${x + 5} ${top}V${GROUND}M${x - 8} ${top + 8}h16`)
    .join('');
}
