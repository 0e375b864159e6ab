import { nearPart } from '#app/ui/parts/near-part.tsx';
import type { DrawnPiece } from '../drawing/drawn-piece.ts';
import styles from './drawn-view.module.css';

const loadDrawing = async () => (await import('../drawing/drawing.tsx')).Drawing;
const loadWorn = async () => (await import('../worn/worn-tile.tsx')).WornTile;

const Drawing = nearPart({
  load: loadDrawing,
  loaded: import.meta.env.SSR ? await loadDrawing() : null,
  className: styles.root,
});
const WornTile = nearPart({
  load: loadWorn,
  loaded: import.meta.env.SSR ? await loadWorn() : null,
  className: styles.root,
});

type Props = { drawn: DrawnPiece; isWide: boolean };

/** The piece on a body, or its dimensions. The server draws either; only the code of the shown one is loaded. */
export function DrawnView({ drawn, isWide }: Props) {
  const { worn = null, name, size } = drawn;
  if (worn === null) return <Drawing {...drawn} />;
  return <WornTile worn={worn} name={name} size={size} isWide={isWide} />;
}
