/** «Кольцо «Аврора» из белого золота» → the part up to the closing guillemet, and the rest. */
export function splitName(name: string): { title: string; rest: string } {
  const end = name.indexOf('»') + 1;
  if (end === 0) return { title: name, rest: '' };
  return { title: name.slice(0, end), rest: name.slice(end).trim() };
}
