/** «Мария Седова» → «МС»; one letter for a name of one word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => (word.match(/\p{L}/u)?.[0] ?? '').toUpperCase())
    .join('');
}
