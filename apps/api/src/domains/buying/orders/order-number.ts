/** «Я-100216»: the number that the shopper reads and dictates. */
export function orderNumber(id: number): string {
  return `Я-${id}`;
}
