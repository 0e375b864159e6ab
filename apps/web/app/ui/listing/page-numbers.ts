/** Page numbers of the row: first, last and neighbouring pages, and null for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  let last = 0;
  for (let number = 1; number <= pageCount; number += 1) {
    const isNear =
      Math.abs(number - page) <= 1 ||
      (page <= 3 && number <= 4) ||
      (page >= pageCount - 2 && number >= pageCount - 3);
    if (!isNear && number !== 1 && number !== pageCount) continue;
    if (number - last === 2) numbers.push(number - 1);
    if (number - last > 2) numbers.push(null);
    numbers.push(number);
    last = number;
  }
  return numbers;
}
