/** `20 000 ₽`, `0,30` → a number; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s₽]/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
