import { CityDrawing } from './city-drawing.tsx';
import { placePins, type Pin, type Point } from './place-pins.ts';
import styles from './store-map.module.css';

type Props = {
  stores: readonly (Point & { name?: string })[];
  label: string;
  /** The one that stands out; the first unless said otherwise. */
  chosenId?: number | undefined;
  /** Makes the pins links to `#store-{id}` and tells which one was pointed at. */
  onPoint?: (id: number) => void;
};

const FRAME = { width: 800, height: 560, marginX: 150, marginY: 90 };

/** Where the shops lie to each other; streets are only drawn. Pins carry the numbers of the list. */
export function StoreMap({ stores, label, chosenId = stores[0]?.id, onPoint }: Props) {
  const pins = placePins(stores, FRAME).map((pin, index) => ({ ...pin, number: index + 1 }));
  // What is drawn last lies on top.
  const ordered = pins.toSorted((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId) || a.y - b.y);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMid slice"
      role={onPoint ? 'group' : 'img'}
      aria-label={label}
    >
      <CityDrawing />
      {ordered.map((pin) =>
        onPoint ? (
          <a
            key={pin.id}
            href={`#store-${pin.id}`}
            className={styles.link}
            aria-label={`${pin.number}. ${stores.find(({ id }) => id === pin.id)?.name ?? ''}`}
            onPointerEnter={() => onPoint(pin.id)}
            onFocus={() => onPoint(pin.id)}
            onClick={() => onPoint(pin.id)}
          >
            <CutStone pin={pin} number={pin.number} isChosen={pin.id === chosenId} />
          </a>
        ) : (
          <CutStone key={pin.id} pin={pin} number={pin.number} isChosen={pin.id === chosenId} />
        ),
      )}
    </svg>
  );
}

function CutStone({ pin, number, isChosen }: { pin: Pin; number: number; isChosen: boolean }) {
  return (
    <g transform={`translate(${pin.x} ${pin.y})`}>
      <g className={styles.pin} data-chosen={isChosen || undefined}>
        <path d="M0 0-11-16V-28l6-7H5l6 7v12Z" />
        <text y="-18" textAnchor="middle">
          {number}
        </text>
      </g>
    </g>
  );
}
