/** «В-20718»: the number that the shopper reads and dictates. */
export function returnNumber(id: number): string {
  return `В-${id}`;
}
