import { NBSP } from '@yahont/values/digits.ts';
import { ROUBLE_MM, type HandBreadth } from '@yahont/values/worn/on-body.ts';
import { Card, Coin, Ruler } from '#app/shop/worn-drawings/beside.tsx';
import { LOBE, RING_SEATS, type View } from '#app/shop/worn-drawings/places.ts';
import { tenths } from '#app/shop/worn-drawings/words.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import styles from './beside-piece.module.css';

export type Beside = 'coin' | 'card' | 'ruler';

type Drawn = {
  view: View;
  /** Pixels of a millimetre. */
  pixels: number;
  beside: Beside;
};

/** Space to the edge of the frame, and heights of the words, pixels. */
const EDGE = 20;
const WORD = 16;
const NOTE = 13;
const CARD_WIDTH = 85.6;
const CARD_HEIGHT = 53.98;

/** The card lies under the body, in the lower right corner; what has no room is cut by the frame. */
export function CardBehind({ view, pixels }: Drawn) {
  const edge = EDGE / pixels;
  const x = Math.max(view.x + edge, view.x + view.width - CARD_WIDTH - edge);
  return <Card x={x} y={view.y + view.height - CARD_HEIGHT - edge - (NOTE * 3.4) / pixels} />;
}

type Props = Drawn & { worn: Worn; hand: HandBreadth; isNarrow: boolean };

/** What lies beside a piece, and its measures on leaders. */
export function BesidePiece({ worn, hand, isNarrow, view, pixels, beside }: Props) {
  const edge = EDGE / pixels;
  const [right, bottom] = [view.x + view.width - edge, view.y + view.height - edge];
  const figure = NOTE / pixels;
  const ruler = rulerLength(view, beside);
  const rulerY = bottom - figure - 4;
  return (
    <>
      {worn.part === 'hand' && (
        <RingLeaders worn={worn} hand={hand} view={view} pixels={pixels} isNarrow={isNarrow} />
      )}
      {worn.part === 'ear' && <EarLeaders worn={worn} pixels={pixels} />}
      {worn.part !== 'neck' && (
        <Ruler x={right - ruler - figure * 1.6} y={rulerY} mm={ruler} figure={figure} />
      )}
      {worn.part === 'neck' && beside === 'ruler' && (
        <Ruler x={view.x + edge + figure} y={rulerY} mm={ruler} figure={figure} />
      )}
      {beside === 'coin' && (
        <Coin x={right - ROUBLE_MM / 2} y={(worn.part === 'neck' ? bottom : rulerY - 4) - ROUBLE_MM / 2} />
      )}
    </>
  );
}

/** As long as half of the view has room for, and no longer than a palm. */
function rulerLength(view: View, beside: Beside): number {
  const most = beside === 'ruler' ? 100 : 40;
  return Math.max(10, Math.min(most, Math.floor((view.width * 0.55) / 10) * 10));
}

type RingProps = Pick<Props, 'hand' | 'view' | 'pixels' | 'isNarrow'> & {
  worn: Extract<Worn, { part: 'hand' }>;
};

function RingLeaders({ worn, hand, view, pixels, isNarrow }: RingProps) {
  const seat = RING_SEATS[hand];
  const x = isNarrow ? view.x + view.width * 0.72 : Math.min(seat.x + 42, view.x + view.width * 0.78);
  const top = view.y + view.height * (isNarrow ? 0.1 : 0.24);
  const step = (WORD * 4) / pixels;
  const head = worn.head;
  return (
    <>
      {head !== null && (
        <Leader
          from={{ x: seat.x + head.widthMm * 0.4, y: seat.y - head.lengthMm * 0.4 }}
          to={{ x, y: top }}
          pixels={pixels}
          word={`${isNarrow ? '' : `${worn.headName} `}${tenths(head.widthMm)}${NBSP}мм`}
          note={isNarrow ? worn.headName : worn.stone}
        />
      )}
      {!(isNarrow && head !== null) && (
        <Leader
          from={{ x: seat.x + 7.4, y: seat.y + 1.2 }}
          to={{ x, y: top + (head === null ? 0 : step) }}
          pixels={pixels}
          word={`шинка ${tenths(worn.bandMm)}${NBSP}мм`}
          note=""
        />
      )}
    </>
  );
}

/** The lower end of a middle lobe. */
const LOBE_END = 26.5;

function EarLeaders({ worn, pixels }: { worn: Extract<Worn, { part: 'ear' }>; pixels: number }) {
  const end = LOBE_END + worn.belowMm;
  const width = worn.widthMm / 2;
  const middle = worn.belowMm >= 1 ? end - width : LOBE.y;
  return (
    <>
      {worn.belowMm >= 1 && (
        <>
          <path className={styles.line} d={`M14 ${LOBE_END}V${end}M12 ${LOBE_END}h4M12 ${end}h4`} />
          <Words
            at={{ x: 14 + 10 / pixels, y: (LOBE_END + end) / 2 }}
            pixels={pixels}
            word={`${tenths(worn.belowMm)}${NBSP}мм`}
            note="ниже мочки"
          />
        </>
      )}
      <Leader
        from={{ x: LOBE.x - width, y: middle }}
        to={{ x: LOBE.x - width - 90 / pixels, y: middle }}
        pixels={pixels}
        word={`${tenths(worn.widthMm)}${NBSP}мм`}
        note="ширина"
        isLeft
      />
    </>
  );
}

type Point = { x: number; y: number };
type LeaderProps = { from: Point; to: Point; pixels: number; word: string; note: string; isLeft?: boolean };

function Leader({ from, to, isLeft = false, pixels, word, note }: LeaderProps) {
  const gap = (isLeft ? -8 : 8) / pixels;
  return (
    <>
      <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle className={styles.dot} cx={from.x} cy={from.y} r={0.6} />
      <Words at={{ x: to.x + gap, y: to.y }} pixels={pixels} word={word} note={note} isLeft={isLeft} />
    </>
  );
}

type WordsProps = Omit<LeaderProps, 'from' | 'to'> & { at: Point };

function Words({ at, pixels, word, note, isLeft = false }: WordsProps) {
  const anchor = isLeft ? 'end' : 'start';
  return (
    <>
      <text className={styles.word} x={at.x} y={at.y} fontSize={WORD / pixels} textAnchor={anchor}>
        {word}
      </text>
      {note !== '' && (
        <text
          className={styles.note}
          x={at.x}
          y={at.y + (NOTE * 1.5) / pixels}
          fontSize={NOTE / pixels}
          textAnchor={anchor}
        >
          {note}
        </text>
      )}
    </>
  );
}
