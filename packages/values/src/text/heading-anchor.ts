/** Anchor of a part of a page: `Реквизиты компании` → `#реквизиты-компании`. */
export function headingAnchor(heading: string): string | undefined {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join('-');
}
