/** Widths of gallery pictures: eight thirteenths of the container, in pairs with a gap of 12 px. */
export const MAIN_SIZES =
  '(min-width: 1440px) 793px, (min-width: 1280px) calc(58.5vw - 49px), (min-width: 1024px) calc(58.5vw - 29px), (min-width: 768px) 75vw, 100vw';
export const HALF_SIZES =
  '(min-width: 1440px) 390px, (min-width: 1280px) calc(29.3vw - 31px), (min-width: 1024px) calc(29.3vw - 21px), (min-width: 768px) 75vw, 100vw';
