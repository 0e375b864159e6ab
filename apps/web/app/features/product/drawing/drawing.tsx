import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { RingDrawing } from './drawing-ring.tsx';
import { StoneDrawing } from './drawing-stone.tsx';
import { StripDrawing } from './drawing-strip.tsx';
import { headOf } from './stone-measures.ts';

export type Drawn = Pick<Product, 'kind' | 'inserts' | 'widthMm10'> & {
  /** The chosen size, hundredths of a millimetre. */
  size: number | null;
};

const MIDDLE_SIZE = 1700;

/** Whether enough is known about a product to draw it. */
export function canBeDrawn({ kind, inserts, widthMm10 }: Omit<Drawn, 'size'>): boolean {
  if (kind === 'ring') return true;
  return isStrip(kind) ? widthMm10 !== null : headOf(inserts) !== null;
}

/** A line drawing of a product, computed from its data. */
export function Drawing({ kind, inserts, widthMm10, size }: Drawn) {
  const head = headOf(inserts);
  if (kind === 'ring')
    return (
      <RingDrawing size={size ?? MIDDLE_SIZE} isChosen={size !== null} widthMm10={widthMm10} head={head} />
    );
  if (isStrip(kind)) return widthMm10 === null ? null : <StripDrawing widthMm10={widthMm10} kind={kind} />;
  return head && <StoneDrawing head={head} hangs={kind === 'pendant'} />;
}

function isStrip(kind: Drawn['kind']): kind is 'chain' | 'bracelet' {
  return kind === 'chain' || kind === 'bracelet';
}
