/** Address of the form to ask about a product. */
export function questionHref(productId: number): string {
  return `/question/?product=${productId}`;
}

/** The product of such an address; null for a wrong one. */
export function readQuestionAddress(search: URLSearchParams): number | null {
  const text = search.get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
