export { findOwnPiece } from './own-piece.ts';
export { boughtSizes } from './bought-sizes.ts';
