import { Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { formatCm, formatSize } from '@yahont/values/measures/size.ts';
import {
  HAND_BREADTHS,
  MIDDLE_NECK_CM,
  NECKS_CM,
  PALMS_CM,
  WRISTS_CM,
  type HandBreadth,
} from '@yahont/values/worn/on-body.ts';
import { lengthOf } from '#app/shop/worn-drawings/places.ts';
import type { EarSize } from '#app/shop/worn-drawings/sprites.ts';
import { tenths, wornLabel } from '#app/shop/worn-drawings/words.ts';
import { WornFigure } from '#app/shop/worn-drawings/worn-figure.tsx';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useModal } from '#app/ui/modals/use-modal.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { NOMINAL_PX, readScreenScale, subscribeToScreenScale } from '#app/ui/true-size/screen-scale.ts';
import { BesidePiece, CardBehind, type Beside } from './beside-piece.tsx';
import { Chips } from './chips.tsx';
import { openedView, type Frame, type Scale } from './opened-view.ts';
import { wornAdvice } from './worn-advice.ts';
import styles from './worn-dialog.module.css';

const CardGauge = lazyPart(async () => ({
  default: (await import('#app/ui/true-size/card-gauge.tsx')).CardGauge,
}));

type Props = {
  worn: Worn;
  name: string;
  /** The size that is chosen on the page. */
  size: number | null;
  /** Sizes of the piece. */
  sizes: readonly number[];
  onClose: () => void;
};

/** How a piece is worn, with the choice of size, body and scale. Loaded on demand. */
export function WornDialog({ onClose, ...piece }: Props) {
  const { layer, onOpenChange } = useModal(true, onClose);
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} style={layer} forceRender />
        <Base.Popup className={styles.root} style={layer}>
          <Opened {...piece} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const MIDDLE_RING = 1700;
const HAND_NAMES: Readonly<Record<HandBreadth, string>> = {
  narrow: 'узкая',
  middle: 'средняя',
  broad: 'широкая',
};
const TITLES: Readonly<Record<Worn['part'], string>> = {
  hand: 'На руке',
  neck: 'На шее',
  ear: 'На ухе',
  wrist: 'На запястье',
};
const BESIDE = [
  { value: 'coin', title: 'монета' },
  { value: 'card', title: 'карта' },
  { value: 'ruler', title: 'линейка' },
] as const satisfies readonly { value: Beside; title: string }[];

function Opened({ worn, name, size: ofPage, sizes }: Omit<Props, 'onClose'>) {
  const [size, setSize] = useState(() => firstSize(worn, ofPage));
  const [body, setBody] = useState(MIDDLE_BODY);
  const { hand, neckCm, ear } = body;
  const [beside, setBeside] = useState<Beside>('coin');
  const [isMeasuring, setMeasuring] = useState(false);
  const measured = useSyncExternalStore(subscribeToScreenScale, () => readScreenScale(localStorage));
  const [area, frame] = useFrame();
  const [asked, setScale] = useState<Scale | null>(null);
  const scale = asked ?? usualScale(worn, frame, measured !== null);
  const view = openedView(worn, frame, measured ?? NOMINAL_PX, { scale, size, neckCm });
  const drawn = { view, pixels: frame.width / view.width, beside };
  return (
    <>
      <header className={styles.head}>
        <Base.Title className={styles.title}>{TITLES[worn.part]}</Base.Title>
        <span className={styles.note}>{noteOf(worn, { name, size, hand })}</span>
        <Base.Close className={styles.close} aria-label="Закрыть">
          <Icon name="close" />
        </Base.Close>
      </header>
      <div className={styles.area} ref={area}>
        {frame.width > 0 && (
          <WornFigure
            worn={worn}
            size={size}
            view={view}
            label={wornLabel(worn, size, name, neckCm)}
            hand={hand}
            neckCm={neckCm}
            ear={ear}
            behind={beside === 'card' && <CardBehind {...drawn} />}
          >
            <BesidePiece worn={worn} hand={hand} isNarrow={frame.width < NARROW} {...drawn} />
          </WornFigure>
        )}
      </div>
      <footer className={styles.foot}>
        <PieceChips worn={worn} size={size} sizes={sizes} onSize={setSize} />
        <BodyChips worn={worn} body={body} onBody={setBody} />
        <Chips label="Рядом" options={BESIDE} value={beside} onChange={setBeside} />
        <p className={styles.advice} role="status">
          {wornAdvice(worn, { size, neckCm, hand })}
        </p>
        <div className={styles.scale}>
          <Chips
            label="Масштаб"
            options={[
              ...(measured === null ? [] : [{ value: 'true' as const, title: '1 : 1' }]),
              { value: 'double' as const, title: '×2' },
              { value: 'whole' as const, title: 'целиком' },
            ]}
            value={scale}
            onChange={setScale}
          />
          {measured === null && (
            <button type="button" className={styles.measure} onClick={() => setMeasuring(true)}>
              Настроить по&nbsp;банковской карте
            </button>
          )}
        </div>
      </footer>
      {isMeasuring && (
        <Suspense>
          <CardGauge
            onClose={() => {
              setMeasuring(false);
              setScale(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function firstSize(worn: Worn, ofPage: number | null): number | null {
  if (worn.part === 'hand') return ofPage ?? MIDDLE_RING;
  return worn.part === 'ear' ? null : lengthOf(worn.lengths, ofPage);
}

/** A size that was chosen for another ring is shown too. */
function withSize(sizes: readonly number[], size: number): readonly number[] {
  return sizes.includes(size) ? sizes : [...sizes, size].toSorted((a, b) => a - b);
}

/** Whose body it is. */
type Body = { hand: HandBreadth; neckCm: number; ear: EarSize };
const MIDDLE_BODY: Body = { hand: 'middle', neckCm: MIDDLE_NECK_CM, ear: 'middle' };

type BodyProps = { worn: Worn; body: Body; onBody: (body: Body) => void };

function BodyChips({ worn, body, onBody }: BodyProps) {
  return (
    <>
      {(worn.part === 'hand' || worn.part === 'wrist') && (
        <Chips
          label={worn.part === 'hand' ? 'Рука' : 'Запястье, см'}
          options={HAND_BREADTHS.map((each) => ({
            value: each,
            title: worn.part === 'hand' ? HAND_NAMES[each] : WRISTS_CM[each],
          }))}
          value={body.hand}
          onChange={(hand) => onBody({ ...body, hand })}
        />
      )}
      {worn.part === 'neck' && (
        <Chips
          label="Шея, см"
          options={NECKS_CM.map((each) => ({ value: Number(each), title: each }))}
          value={body.neckCm}
          onChange={(neckCm) => onBody({ ...body, neckCm })}
        />
      )}
      {worn.part === 'ear' && (
        <Chips
          label="Ухо"
          options={[
            { value: 'middle' as const, title: 'среднее' },
            { value: 'large' as const, title: 'крупное' },
          ]}
          value={body.ear}
          onChange={(each) => onBody({ ...body, ear: each })}
        />
      )}
    </>
  );
}

type ChipsProps = Pick<Props, 'worn' | 'sizes'> & { size: number | null; onSize: (size: number) => void };

/** Sizes of a ring, or lengths. */
function PieceChips({ worn, size, sizes, onSize }: ChipsProps) {
  if (worn.part === 'ear' || size === null) return null;
  const isRing = worn.part === 'hand';
  const all = isRing ? withSize(sizes, size) : worn.lengths;
  if (all.length < 2) return null;
  return (
    <Chips
      label={isRing ? 'Размер' : 'Длина, см'}
      options={all.map((each) => ({ value: each, title: isRing ? formatRingSize(each) : formatCm(each) }))}
      value={size}
      onChange={onSize}
    />
  );
}

/** Narrower frames have the crop of a phone. */
const NARROW = 700;

/** Natural size once the screen is measured; twice of it where the body has room for that, else the whole drawing. */
function usualScale(worn: Worn, frame: Frame, isMeasured: boolean): Scale {
  if (isMeasured) return 'true';
  return frame.width >= NARROW && (worn.part === 'hand' || worn.part === 'ear') ? 'double' : 'whole';
}

type Shown = { name: string; size: number | null; hand: HandBreadth };

function noteOf(worn: Worn, { name, size, hand }: Shown): string {
  switch (worn.part) {
    case 'hand':
      return `размер${NBSP}${formatRingSize(size ?? MIDDLE_RING)}, рука ${tenths(PALMS_CM[hand])}${NBSP}см`;
    case 'ear':
      return `${name}, ${tenths(worn.heightMm)}${NBSP}мм`;
    case 'neck':
    case 'wrist':
      return size === null ? name : `${name}, ${formatSize(size)}`;
  }
}

/** The size of an element, as it is laid out. */
function useFrame() {
  const ref = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setFrame({ width: element.clientWidth, height: Math.max(1, element.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, frame] as const;
}
