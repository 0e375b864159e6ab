/** `one`: a field of one line; `many`: a message, whose lines are kept. */
export type TypedLines = 'one' | 'many';

type Options = {
  lines?: TypedLines;
  /**
   * `plain`: characters that phones insert are replaced by those of a keyboard: `’` → `'`, `“А”` →
   * `"А"`, `…` → `...`. For fields with a closed set of characters; a message keeps its own.
   */
  signs?: 'own' | 'plain';
};

/** An emoji with its modifiers (`👨‍👩‍👧`, `❤️`), or an invisible mark. */
const PICTURE_OR_MARK =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROLS = /[^\P{Cc}\s]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/**
 * What a person typed or pasted, as every rule sees it. The only such function: contracts call it by `typedLine`, `typedText`
 * and `typedCode`, pages by `readText`. Cleaning twice changes nothing.
 *
 * - `и` + U+0306 → `й` (canonical composition)
 * - direction marks, soft hyphens, joiners, a byte order mark and other marks that nobody sees are left out, as are control
 *   characters; joiners within a picture sign stay
 * - no-break, thin and other spaces → ` `, none around the text; in one line each run of spaces and line ends is one space
 * - `‐`, `‑`, `−` → `-`
 */
export function cleanTyped(text: string, { lines = 'one', signs = 'own' }: Options = {}): string {
  const seen = text
    .toWellFormed()
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(PICTURE_OR_MARK, (_mark, picture: string | undefined) => picture ?? '')
    .replaceAll(CONTROLS, '')
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011\u2212]/g, '-');
  const spaced =
    lines === 'one'
      ? seen.replaceAll(/\s+/g, ' ')
      : seen.replaceAll(/[^\S\n]/g, ' ').replaceAll(/ +\n/g, '\n');
  return (signs === 'plain' ? withPlainSigns(spaced) : spaced).trim();
}

function withPlainSigns(text: string): string {
  return text
    .replaceAll(/[‘’‚‛′´]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[\u2012\u2015]/g, '–')
    .replaceAll('\uFE0F', '');
}
