import type { ReactNode } from 'react';
import { formatCm, type Size } from '@yahont/values/measures/size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import {
  braceletSlackMm,
  chainDropMm,
  MIDDLE_NECK_CM,
  millimetresOf,
  WRISTS_CM,
  type HandBreadth,
} from '@yahont/values/worn/on-body.ts';
import {
  DRAWN_RING_MM,
  lengthOf,
  LOBE,
  NAPE,
  RING_SEATS,
  viewBoxOf,
  WRIST,
  WRIST_TURN,
  type View,
} from './places.ts';
import { EARS, HANDS, NECKS, type EarSize } from './sprites.ts';
import type { DrawnLines, Strand, Worn } from './worn.ts';
import styles from './worn-figure.module.css';

type Props = {
  worn: Worn;
  /** The chosen size or length; null: a middle one. */
  size: Size | null;
  view: View;
  label: string;
  hand?: HandBreadth;
  neckCm?: number;
  ear?: EarSize;
  /** Drawn behind the body: a card. */
  behind?: ReactNode;
  /** Drawn over it: leaders, a coin. */
  children?: ReactNode;
};

/** A piece on a body, engraved, one unit a millimetre. */
export function WornFigure({ view, label, behind, children, ...piece }: Props) {
  return (
    <svg
      className={styles.root}
      viewBox={viewBoxOf(view)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {behind}
      <Body {...piece} />
      {children}
    </svg>
  );
}

type BodyProps = Pick<Props, 'worn' | 'size' | 'hand' | 'neckCm' | 'ear'>;

function Body({ worn, size, hand = 'middle', neckCm = MIDDLE_NECK_CM, ear = 'middle' }: BodyProps) {
  switch (worn.part) {
    case 'hand':
      return <RingOnHand worn={worn} mm={size === null ? DRAWN_RING_MM : millimetresOf(size)} hand={hand} />;
    case 'neck':
      return <ChainOnNeck worn={worn} length={lengthOf(worn.lengths, size)} neckCm={neckCm} />;
    case 'ear':
      return (
        <>
          <use href={`${EARS[ear]}#ear`} />
          <g transform={`translate(${LOBE.x} ${LOBE.y})`}>
            <Lines {...worn.piece} />
          </g>
        </>
      );
    case 'wrist':
      return <BraceletOnWrist worn={worn} length={lengthOf(worn.lengths, size)} hand={hand} />;
  }
}

function Lines({ body, fine, wire }: DrawnLines) {
  return (
    <>
      {wire !== undefined && <path className={styles.wire} d={wire} />}
      <path className={styles.piece} d={body} />
      {fine !== '' && <path className={styles.fine} d={fine} />}
    </>
  );
}

type RingProps = { worn: Extract<Worn, { part: 'hand' }>; mm: number; hand: HandBreadth };

/** Thickness of a band, and how far it bends over the finger in radii. */
const THICK = 0.9;
const BEND = 0.3;

/** The finger is as broad as the ring is wide; the stones keep their size. */
function RingOnHand({ worn, mm, hand }: RingProps) {
  const { x, y, degrees } = RING_SEATS[hand];
  const seat = `translate(${x} ${y}) rotate(${degrees})`;
  const broad = `scale(${round(mm / DRAWN_RING_MM)} 1)`;
  const radius = mm / 2;
  const outer = radius + THICK;
  const [bend, half] = [round(BEND * outer), worn.bandMm / 2];
  const arc = `${outer} ${bend}`;
  return (
    <>
      <use href={`${HANDS[hand]}#under`} />
      <use
        href={`${HANDS[hand]}#ring`}
        transform={`${seat} ${broad} rotate(${-degrees}) translate(${-x} ${-y})`}
      />
      <use href={`${HANDS[hand]}#over`} />
      <g transform={seat}>
        <path
          className={styles.piece}
          d={`M${-outer} ${round(bend - half)}A${arc} 0 0 1 ${outer} ${round(bend - half)}v${worn.bandMm}A${arc} 0 0 0 ${-outer} ${round(bend + half)}Z`}
        />
        {/* The light on the band, just as wide as the ring inside. */}
        <path
          className={styles.fine}
          data-ring-mm={mm}
          d={`M${-radius} ${round(bend + half * 0.4)}A${radius} ${round(bend * 0.96)} 0 0 1 ${radius} ${round(bend + half * 0.4)}`}
        />
        {worn.row !== null && (
          <g transform={broad}>
            <path className={styles.stone} d={worn.row.body} />
          </g>
        )}
        {worn.head !== null && <Lines {...worn.head} />}
      </g>
    </>
  );
}

type ChainProps = { worn: Extract<Worn, { part: 'neck' }>; length: Size | null; neckCm: number };

/** Place and height of the figures of the lengths. */
const FIGURES_X = 60;
const FIGURE = 8.4;

function ChainOnNeck({ worn, length, neckCm }: ChainProps) {
  const nape = round((NAPE.x * neckCm) / MIDDLE_NECK_CM);
  const line = (drop: number) => `M${-nape} ${NAPE.y}Q0 ${2 * drop - NAPE.y} ${nape} ${NAPE.y}`;
  const chosen = length === null ? 0 : chainDropMm(length, neckCm);
  return (
    <>
      <use href={`${NECKS[neckCm] ?? ''}#neck`} />
      {worn.lengths.map((each) => {
        const drop = chainDropMm(each, neckCm);
        if (each === length) return null;
        return (
          <g key={each}>
            <path className={styles.other} d={line(drop)} />
            <path className={styles.tick} d={`M3 ${drop}H${FIGURES_X - 3}`} />
            <text className={styles.text} x={FIGURES_X} y={drop + 2.6} fontSize={FIGURE}>
              {formatCm(each)}
            </text>
          </g>
        );
      })}
      <StrandLine strand={worn.strand} d={line(chosen)} />
      {worn.pendant !== null && (
        <g transform={`translate(0 ${chosen})`}>
          <Lines {...worn.pendant} />
        </g>
      )}
      {length !== null && (
        <>
          <path className={styles.leader} d={`M5 ${chosen}H${FIGURES_X - 3}`} />
          <text className={styles.chosen} x={FIGURES_X} y={chosen + 3} fontSize={FIGURE * 1.15}>
            {formatCm(length)}
            {NBSP}см
          </text>
        </>
      )}
    </>
  );
}

/** A chain, a strand or a tennis bracelet as wide as it is. */
function StrandLine({ strand: { widthMm, look }, d }: { strand: Strand; d: string }) {
  const edge = Math.min(0.6, widthMm * 0.22);
  const beads = `0 ${round(widthMm)}`;
  const links = `${round(Math.max(0.9, widthMm * 0.58))} ${round(Math.max(0.4, widthMm * 0.2))}`;
  return (
    <>
      <path
        className={styles.strand}
        d={d}
        strokeWidth={widthMm}
        {...(look === 'beads' ? { strokeDasharray: beads, strokeLinecap: 'round' as const } : {})}
      />
      <path
        className={styles.light}
        d={d}
        strokeWidth={round(widthMm - edge)}
        {...(look === 'beads' ? { strokeDasharray: beads, strokeLinecap: 'round' as const } : {})}
        {...(look === 'links' ? { strokeDasharray: links } : {})}
      />
    </>
  );
}

type BraceletProps = { worn: Extract<Worn, { part: 'wrist' }>; length: Size | null; hand: HandBreadth };

/** A bracelet lies on the wrist and hangs from it by what it is longer. */
function BraceletOnWrist({ worn, length, hand }: BraceletProps) {
  const half = (WRIST.half * WRISTS_CM[hand]) / WRISTS_CM.middle;
  const room = roomOf(worn, length, hand);
  const outer = half + room / 2 + worn.strand.widthMm * 0.12;
  // It touches the upper side, which is the right one here; all of the room is below.
  const [left, right] = [-outer - room / 2, outer - room / 2];
  const sag = outer * 0.3;
  const y = WRIST.y - sag;
  return (
    <g transform={`rotate(${WRIST_TURN})`}>
      {(['under', 'ring', 'over'] as const).map((part) => (
        <use key={part} href={`${HANDS[hand]}#${part}`} />
      ))}
      <StrandLine
        strand={worn.strand}
        d={`M${round(left)} ${round(y)}A${round(outer)} ${round(sag)} 0 0 0 ${round(right)} ${round(y)}`}
      />
    </g>
  );
}

/** Room between a bracelet and the wrist, across it, millimetres. */
function roomOf({ insideMm }: BraceletProps['worn'], length: Size | null, hand: HandBreadth): number {
  const half = (WRIST.half * WRISTS_CM[hand]) / WRISTS_CM.middle;
  if (insideMm !== null) return Math.max(0, insideMm - 2 * half);
  return length === null ? 0 : Math.max(0, braceletSlackMm(length, WRISTS_CM[hand])) / Math.PI;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
