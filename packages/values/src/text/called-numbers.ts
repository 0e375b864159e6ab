/**
 * Spoken numbers of shoppers' requests. Each kind counts from 101, and its letter distinguishes it from
 * the others, as «Я-» marks orders and «В-» returns, so that visit 101 is not looked for among threads.
 * The number itself is the id of the row.
 */

/** «З-101»: a request from a form of the site. */
export function leadNumber(id: number): string {
  return `З-${id}`;
}

/** «О-101»: a thread of support. */
export function threadNumber(id: number): string {
  return `О-${id}`;
}

/** «П-101»: a visit to a store. */
export function visitNumber(id: number): string {
  return `П-${id}`;
}
