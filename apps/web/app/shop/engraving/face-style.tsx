import type { EngravingFace } from '@yahont/values/engraving.ts';
import styles from './face-style.module.css';

/**
 * The class of a typeface and its size relative to the italic: wide letters are engraved smaller, so that 24
 * of them fit.
 */
export const FACE_STYLE: Readonly<Record<EngravingFace, { className: string | undefined; scale: number }>> = {
  italic: { className: styles.italic, scale: 1 },
  roman: { className: styles.roman, scale: 0.95 },
  grotesque: { className: styles.grotesque, scale: 0.78 },
  capitals: { className: styles.capitals, scale: 0.66 },
};
