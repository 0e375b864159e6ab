/** The product whose metal was pressed last, while its page is on the way. */
let pressedId: number | null = null;

/** Every metal is a page of its own, and the pressed link leaves with the old one: the focus follows to the new. */
export function followMetal(productId: number): void {
  pressedId = productId;
}

/** Whether this page was reached by its metal; answers once. */
export function isReachedByMetal(productId: number): boolean {
  const isReached = pressedId === productId;
  pressedId = null;
  return isReached;
}
