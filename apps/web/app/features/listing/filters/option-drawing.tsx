import type { ReactNode } from 'react';
import type { ValuesFacet } from '@yahont/contracts/catalogue/listing.ts';
import { CutIcon } from './cut-icon.tsx';
import styles from './option-drawing.module.css';

type Drawing = ValuesFacet['drawing'];

const DRAWINGS: Readonly<Record<NonNullable<Drawing>, (value: string) => ReactNode>> = {
  metal: (value) => <i className={styles.metal} data-metal={value} />,
  cut: (value) => <CutIcon code={value} />,
};

/** The drawing of an option; undefined for none. */
export function drawingOf(drawing: Drawing, value: string): ReactNode {
  return drawing === null ? undefined : DRAWINGS[drawing](value);
}
