/** «Я-100216», as the shopper reads and dictates it. */
export function orderNumber(id: number): string {
  return `Я-${id}`;
}
