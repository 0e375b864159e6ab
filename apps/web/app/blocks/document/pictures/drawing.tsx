import { DRAWINGS } from '@yahont/contracts/content/blocks/drawings.ts';
import styles from './drawing.module.css';

/** Addresses of the drawings by their paths; the code does not contain the files themselves. */
const FILES = import.meta.glob<string>('/app/features/articles/drawings/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const SIZES: Readonly<Record<string, { width: number; height: number } | undefined>> = DRAWINGS;

type Props = { name: string; alt: string };

/** One of our drawings, in the colours and fonts of the page. Renders nothing for an unknown name. */
export function Drawing({ name, alt }: Props) {
  const file = FILES[`/app/features/articles/drawings/${name}.svg`];
  const size = SIZES[name];
  if (file === undefined || size === undefined) return null;
  return (
    <svg
      className={styles.root}
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
    >
      <use href={`${file}#drawing`} />
    </svg>
  );
}
