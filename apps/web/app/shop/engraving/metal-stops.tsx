import styles from './metal-stops.module.css';

const SHADES = {
  deep: styles.deep,
  mid: styles.mid,
  light: styles.light,
  glint: styles.glint,
} as const;

type Props = { stops: readonly (readonly [offset: number, shade: keyof typeof SHADES])[] };

/** The stops of a gradient over polished metal, whose colour the preview says. */
export function MetalStops({ stops }: Props) {
  return stops.map(([offset, shade]) => <stop key={offset} offset={offset} className={SHADES[shade]} />);
}
