/** Weights of the two check digits of a person's taxpayer number. */
const WEIGHTS = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const;

/** Whether a text is a taxpayer number of a person: twelve digits, of which the last two are right. */
export function isInn(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  return WEIGHTS.every((weights, index) => {
    const sum = weights.reduce((all, weight, position) => all + weight * Number(text[position]), 0);
    return (sum % 11) % 10 === Number(text[10 + index]);
  });
}
