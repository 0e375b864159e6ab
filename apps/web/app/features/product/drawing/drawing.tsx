import { RingDrawing } from './drawing-ring.tsx';
import { StoneDrawing } from './drawing-stone.tsx';
import { StripDrawing } from './drawing-strip.tsx';
import { isStrip, type DrawnPiece } from './drawn-piece.ts';
import { headOf } from './stone-measures.ts';

const MIDDLE_SIZE = 1700;

/** A line drawing of a product, computed from its data. */
export function Drawing({ kind, inserts, widthMm10, size }: Omit<DrawnPiece, 'name' | 'worn' | 'sizes'>) {
  const head = headOf(inserts);
  if (kind === 'ring')
    return (
      <RingDrawing size={size ?? MIDDLE_SIZE} isChosen={size !== null} widthMm10={widthMm10} head={head} />
    );
  if (isStrip(kind)) return widthMm10 === null ? null : <StripDrawing widthMm10={widthMm10} kind={kind} />;
  return head && <StoneDrawing head={head} hangs={kind === 'pendant'} />;
}
