import { Drawing } from '../drawing/drawing.tsx';
import type { DrawnPiece } from '../drawing/drawn-piece.ts';
import { WornTile } from '../worn/worn-tile.tsx';

/** The drawing of a piece in full screen, or as its thumbnail. */
export function DrawnSlide({ drawn }: { drawn: DrawnPiece }) {
  const { worn = null, name, size } = drawn;
  if (worn === null) return <Drawing {...drawn} />;
  return <WornTile worn={worn} name={name} size={size} isWide={false} />;
}
