import type { Facade } from '@yahont/contracts/stores/store-parts.ts';
import { bayXs, GROUND, isDoor, SHOP_TOP, WIDTH, HEIGHT } from './front-layout.ts';
import { ShopBay } from './shop-bay.tsx';
import { UpperFloors } from './upper-floors.tsx';
import { Wall } from './wall.tsx';
import styles from './shop-front.module.css';

type Props = { facade: Facade; name: string };

const SIGN_HEIGHT = 34;

/** A drawing of a shop front, made from the store's data. */
export function ShopFront({ facade, name }: Props) {
  const { building, storeys, bays, hasAwning } = facade;
  const xs = bayXs(bays);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Витрины салона: ${name}`}
    >
      <Wall facade={facade} />
      {building !== 'mall' && storeys > 0 && <UpperFloors facade={facade} />}
      <g className={styles.sign}>
        <rect x={24} y={SHOP_TOP - SIGN_HEIGHT - 8} width={WIDTH - 48} height={SIGN_HEIGHT} />
        <text x={WIDTH / 2} y={SHOP_TOP - 17} textAnchor="middle">
          ЯХОНТ
        </text>
      </g>
      {xs.map((x, index) => (
        <ShopBay
          key={x}
          x={x}
          width={(WIDTH - 48) / bays}
          facade={facade}
          index={index}
          isDoor={isDoor(facade, index)}
        />
      ))}
      {hasAwning && <Awning bays={bays} />}
      <path className={styles.line} d={`M0 ${GROUND}H${WIDTH}`} />
      <path className={styles.faint} d={`M0 ${GROUND + 9}H${WIDTH}M0 ${GROUND + 20}H${WIDTH}`} />
    </svg>
  );
}

/** A striped awning with scalloped edge over all bays. */
function Awning({ bays }: { bays: number }) {
  const count = bays * 5;
  const step = (WIDTH - 48) / count;
  const top = SHOP_TOP - 4;
  const edge = top + 30;
  const scallops = Array.from({ length: count }, () => `a${step / 2} 6 0 0 0 ${step} 0`).join('');
  const stripes = Array.from({ length: count - 1 }, (_, index) => {
    const x = 24 + step * (index + 1);
    return `M${x} ${top}V${edge}`;
  }).join('');
  return (
    <g>
      <path className={styles.cloth} d={`M24 ${top}V${edge}${scallops}V${top}Z`} />
      <path className={styles.faint} d={stripes} />
    </g>
  );
}
