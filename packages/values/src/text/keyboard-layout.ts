const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const RUSSIAN_OF = new Map(Array.from(LATIN_KEYS, (key, index) => [key, RUSSIAN_KEYS[index] ?? key]));

/** `rjkmwj` → «кольцо», typed with the Latin layout on. In lower case. */
export function toRussianLayout(text: string): string {
  return Array.from(text.toLowerCase(), (key) => RUSSIAN_OF.get(key) ?? key).join('');
}
