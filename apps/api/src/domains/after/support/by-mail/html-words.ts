import PostalMime from 'postal-mime';

/** Longest HTML that is read, characters. */
const LOOKED_AT = 500_000;
/** A link whose address is its text once more. */
const MAIL_LINK = /<a\b[^<>]{0,300}?mailto:[^<>]{0,300}>/gi;

/**
 * The words of a letter that has no plain text. What it quotes becomes a line with `>`; nothing of its tags is left, and what
 * looks like one then is text that a person typed.
 */
export async function wordsOfHtml(html: string): Promise<string> {
  const bare = replaceElements(html.slice(0, LOOKED_AT), 'style', '');
  const marked = replaceElements(bare, 'blockquote', '<br>&gt;<br>').replaceAll(MAIL_LINK, '');
  // The parser writes HTML as text where a letter has both, so it is given a letter with both.
  const letter = [
    'Content-Type: multipart/mixed; boundary=parts',
    '',
    '--parts',
    'Content-Type: text/plain; charset=utf-8',
    '',
    '',
    '--parts',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(marked).toString('base64'),
    '--parts--',
    '',
  ];
  return (await PostalMime.parse(letter.join('\r\n'))).text ?? '';
}

/** Replaces whole elements with all that is in them. Every character is looked at a few times at most, however many do not end. */
function replaceElements(html: string, name: string, replacement: string): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(new RegExp(String.raw`</?${name}\b`, 'gi'))) {
    if (index < from) continue;
    if (tag[1] !== '/') {
      if (depth === 0) parts.push(html.slice(from, index), replacement);
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      const end = html.indexOf('>', index);
      from = end === -1 ? html.length : end + 1;
    }
  }
  return parts.join('') + (depth > 0 ? '' : html.slice(from));
}
