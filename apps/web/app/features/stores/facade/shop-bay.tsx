import type { Facade } from '@yahont/contracts/stores/store-parts.ts';
import { GROUND, openingPath, SHOP_TOP } from './front-layout.ts';
import styles from './shop-front.module.css';

type Props = { x: number; width: number; facade: Facade; index: number; isDoor: boolean };

/** Arches in an arcade, none in a shopping centre. */
const HEADS: Partial<Record<Facade['building'], Facade['head']>> = { arcade: 'round', mall: 'flat' };
const MARGIN = 9;
const PLINTH = 18;
const MAX_DOOR = 62;

/** A shop window with its display, or the door. */
export function ShopBay({ x, width, facade, index, isDoor }: Props) {
  const head = HEADS[facade.building] ?? facade.head;
  const room = { x: x + MARGIN, y: SHOP_TOP + 6, width: width - 2 * MARGIN };
  if (isDoor) {
    const wide = Math.min(MAX_DOOR, room.width);
    const left = x + (width - wide) / 2;
    return <Door x={left} y={room.y} width={wide} head={head} />;
  }
  const foot = GROUND - PLINTH;
  return (
    <g>
      <path className={styles.glass} d={openingPath(head, { ...room, height: foot - room.y })} />
      <path
        className={styles.faint}
        d={`M${x + width / 2} ${room.y + 2}V${foot - 42}M${room.x} ${room.y + 30}h${room.width}`}
      />
      <Display x={x + width / 2} foot={foot} kind={index % DISPLAYS.length} />
      <path className={styles.line} d={`M${room.x - 4} ${foot}h${room.width + 8}`} />
    </g>
  );
}

type DoorProps = { x: number; y: number; width: number; head: Facade['head'] };

function Door({ x, y, width, head }: DoorProps) {
  const transom = y + 32;
  return (
    <g>
      <path className={styles.door} d={openingPath(head, { x, y, width, height: GROUND - y })} />
      <path className={styles.line} d={`M${x} ${transom}h${width}M${x + width / 2} ${transom}V${GROUND}`} />
      <path
        className={styles.faint}
        d={[0, 1]
          .map((leaf) => {
            const left = x + 5 + (leaf * width) / 2;
            return `M${left} ${transom + 6}h${width / 2 - 10}V${GROUND - 26}h${10 - width / 2}Z`;
          })
          .join('')}
      />
      <path
        className={styles.gold}
        d={`M${x + width / 2 - 4} ${transom + 34}v16M${x + width / 2 + 4} ${transom + 34}v16`}
      />
      <path className={styles.line} d={`M${x - 8} ${GROUND - 4}h${width + 16}`} />
    </g>
  );
}

/** The display in a window, drawn above its pedestal: a ring, a bust with a necklace, a stone, earrings. */
const DISPLAYS = [
  'm0-36a7 7 0 1 0 .01 0M-4-39l4-5 4 5-4 4Z',
  'm-10-20c0-12 6-9 6-18h8c0 9 6 6 6 18M-7-27q7 10 14 0',
  'm-9-32h18l5-7-6-6h-16l-6 6ZM-9-32l9 10 9-10M-14-39h28',
  'm-6-40v6l-4 8 4 5 4-5-4-8M6-40v6l-4 8 4 5 4-5-4-8',
] as const;

function Display({ x, foot, kind }: { x: number; foot: number; kind: number }) {
  return (
    <g transform={`translate(${x} ${foot})`}>
      <path className={styles.pedestal} d="M-16 0V-12H16V0M-12-12v-6h24v6" />
      <path className={styles.gold} d={DISPLAYS[kind]} />
    </g>
  );
}
