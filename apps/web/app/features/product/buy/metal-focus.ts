/** Id of the product whose metal was pressed, while its page is loading. */
let pressedId: number | null = null;

/**
 * Every metal is a page of its own, so the pressed link disappears: remembers to focus its counterpart on the
 * new page.
 */
export function followMetal(productId: number): void {
  pressedId = productId;
}

/** Whether this page was opened by its metal link; true only once. */
export function isReachedByMetal(productId: number): boolean {
  const isReached = pressedId === productId;
  pressedId = null;
  return isReached;
}
