export { toRussianLayout as swapLayout } from '@yahont/values/text/keyboard-layout.ts';

/** Letter groups of Russian words typed in Latin letters, longest first. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ['ju', 'ю'],
  ['ja', 'я'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
];

/** `kolco` → «колцо»: transliterates; the spelling is corrected afterwards. */
export function fromLatin(text: string): string {
  let rest = text.toLowerCase();
  let found = '';
  while (rest !== '') {
    const sound = SOUNDS.find(([latin]) => rest.startsWith(latin));
    found += sound ? sound[1] : (rest[0] ?? '');
    rest = rest.slice(sound ? sound[0].length : 1);
  }
  return found;
}
