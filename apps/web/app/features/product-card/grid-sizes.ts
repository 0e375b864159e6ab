/** Width of a card's picture in a listing. */
export const GRID_SIZES =
  '(min-width: 1440px) 333px, (min-width: 1024px) calc(33vw - 146px), calc(50vw - 22px)';
