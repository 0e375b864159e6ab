import styles from './store-map.module.css';

type Point = { id: number; lat: number; lon: number };
type Props = {
  stores: readonly Point[];
  label: string;
  /** The one that stands out; the first unless said otherwise. */
  chosenId?: number;
};

const WIDTH = 800;
const HEIGHT = 560;
/** Free space around the outermost pins, in units of the drawing. */
const MARGIN = 90;

/** Where the shops lie to each other: true bearings and distances, drawn without streets. */
export function StoreMap({ stores, label, chosenId = stores[0]?.id }: Props) {
  const pins = place(stores);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <g className={styles.rings}>
        {[60, 130, 210, 300, 400].map((radius) => (
          <circle key={radius} cx={WIDTH / 2} cy={HEIGHT / 2} r={radius} />
        ))}
        <path
          d={`M${WIDTH / 2} 0V${HEIGHT}M0 ${HEIGHT / 2}H${WIDTH}M90 0L710 ${HEIGHT}M710 0L90 ${HEIGHT}`}
        />
      </g>
      {pins.map(({ id, x, y }, index) => (
        <g
          key={id}
          className={styles.pin}
          data-first={id === chosenId || undefined}
          transform={`translate(${x} ${y})`}
        >
          <path d="M0 0-11-16V-28l6-7H5l6 7v12Z" />
          <text y="-18" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function place(stores: readonly Point[]): { id: number; x: number; y: number }[] {
  if (stores.length === 0) return [];
  const lats = stores.map((store) => store.lat);
  const lons = stores.map((store) => store.lon);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  };
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const flat = stores.map(({ id, lat, lon }) => ({
    id,
    x: (lon - middle.lon) * narrowing,
    y: middle.lat - lat,
  }));
  const reach = Math.max(
    ...flat.map(({ x, y }) =>
      Math.max(Math.abs(x) / (WIDTH / 2 - MARGIN), Math.abs(y) / (HEIGHT / 2 - MARGIN)),
    ),
    1e-6,
  );
  return flat.map(({ id, x, y }) => ({
    id,
    x: Math.round(WIDTH / 2 + x / reach),
    y: Math.round(HEIGHT / 2 + y / reach),
  }));
}
