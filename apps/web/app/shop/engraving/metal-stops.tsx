import styles from './metal-stops.module.css';

const SHADES = {
  deep: styles.deep,
  mid: styles.mid,
  light: styles.light,
  glint: styles.glint,
} as const;

type Props = { stops: readonly (readonly [offset: number, shade: keyof typeof SHADES])[] };

/** The stops of a gradient for polished metal, whose colour comes from the preview. */
export function MetalStops({ stops }: Props) {
  return stops.map(([offset, shade]) => <stop key={offset} offset={offset} className={SHADES[shade]} />);
}
