import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

const LENGTH = 60;

/**
 * A name that is safe in a header, a folder and an e-mail: letters, digits, spaces, dots, hyphens and
 * underscores of the given name without its folder and extension. `../../этаж 1.php.jpg` → `этаж
 * 1.php.jpg` with the extension `jpg`.
 */
export function safeFileName(given: string, extension: string, number = 1): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/^[ .]+/, '')
    .slice(0, LENGTH)
    .trim();
  const name = base === '' ? `файл ${number}` : base;
  return extension === '' ? name : `${name}.${extension}`;
}

/** The file name as the sender knows it: with its extension, without its folder and invisible characters. */
export function shownFileName(given: string): string {
  const name = cleanTyped(given.replace(/^.*[/\\]/s, ''))
    .replaceAll(/[<>"\p{C}]/gu, '')
    .slice(0, LENGTH)
    .toWellFormed();
  return name === '' ? 'файл без имени' : name;
}
