import { HOLE } from './shown-texts.ts';

/** Latin words that a shopper may see, with the reason (FACTS 13.2). */
const ALLOWED_LATIN: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /\b(?:GIA|HRD|IGI)\b/, because: 'names of laboratories that issue certificates' },
  {
    pattern: /\b(?:[D-Z]|FL|IF|VVS[12]?|VS[12]?|SI[1-3]?|I[1-3]|EX|VG|FANCY)\b/,
    because: 'grades of foreign certificates, beside the Russian ones',
  },
  { pattern: /\bct\b/, because: 'the sign of the carat that certificates print' },
  { pattern: /\bQR(?=-код)/, because: 'the Russian spelling dictionary writes the word so' },
  {
    pattern: /(?<=Настройки )cookie\b/,
    because: 'the term of browsers, explained on the page that it leads to',
  },
  {
    pattern: /(?<=участники )OpenStreetMap\b|\bMetro4All, CC\sBY-SA\b/,
    because: 'the thanks that the licences of the maps ask for (LICENSES.md)',
  },
  { pattern: /\b(?:Ctrl|Enter|Esc|F2)\b/, because: 'what is written on a key' },
  { pattern: /\b(?:CSV|JSON|UTF-8|windows-1251)\b/, because: 'forms of files that staff bring' },
  { pattern: /\bf-user\b/, because: 'a message of the log (SPEC 8.2)' },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, because: 'e-mail addresses' },
  { pattern: /https?:\/\/\S+|(?<![\p{L}\d])[/#][\w/?=&#:.-]*/u, because: 'addresses' },
];

/** Markup of mails and of the error page: its names are not shown. */
const MARKUP = /<[^>]*>|&[a-z]+;|[\w-]+="[^"]*"?|^[^<]*>/g;

/** Words in Latin letters that are not allowed, ignoring markup. */
export function latinWordsIn(text: string): string[] {
  const shown = /<\/?[a-z!]/.test(text) ? text.replaceAll(MARKUP, ' ') : text;
  const rest = ALLOWED_LATIN.reduce(
    (left, { pattern }) => left.replaceAll(new RegExp(pattern, `${pattern.flags}g`), ' '),
    shown,
  );
  return rest.match(/[A-Za-z]+/g) ?? [];
}

/** Typewriter characters that proper typography replaces, and that no build can correct by itself. */
const TYPEWRITER: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /["]/, name: 'a straight quote' },
  { pattern: /(?<=[\p{L}\d»")] )-(?= )/u, name: 'a hyphen as a dash' },
  { pattern: /\.{3}/, name: 'three full stops' },
  { pattern: /\p{L}'\p{L}/u, name: 'a straight apostrophe' },
  { pattern: new RegExp(`[\\d${HOLE}] [₽%]`), name: 'a space before ₽ or %' },
  { pattern: /[№§](?=\d)/, name: 'no space after № or §' },
  { pattern: /(?<=\d)-(?=\d+ (?:дн|час|мин|мм|ден|лет|год|недел))/u, name: 'a hyphen in a range' },
];

/** Typographic mistakes in a text that is not typeset later. */
export function slipsIn(text: string): string[] {
  if (/<\/?[a-z!]/.test(text)) return [];
  return TYPEWRITER.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
