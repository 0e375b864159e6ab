export { findOwnPiece } from './own-piece.ts';
