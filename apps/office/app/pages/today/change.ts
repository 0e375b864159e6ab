const ONE_DIGIT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «+13,3 %», «−2 %», «0 %»; null when there was nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = ((now - before) / before) * 100;
  const text = `${ONE_DIGIT.format(Math.abs(percent))}\u00A0%`;
  if (text.startsWith('0\u00A0')) return text;
  return percent < 0 ? `−${text}` : `+${text}`;
}
