import PostalMime from 'postal-mime';

/** Longest HTML that is read, characters. */
const LOOKED_AT = 500_000;
/** A link whose text repeats its address. */
const MAIL_LINK = /<a\b[^<>]{0,300}?mailto:[^<>]{0,300}>/gi;

/**
 * The text of an e-mail that has no plain text. Quoted text becomes lines with `>`. All tags are
 * removed; anything that still looks like a tag was typed by a person.
 */
export async function wordsOfHtml(html: string): Promise<string> {
  const bare = replaceElements(html.slice(0, LOOKED_AT), 'style', '');
  const marked = replaceElements(bare, 'blockquote', '<br>&gt;<br>').replaceAll(MAIL_LINK, '');
  // The parser converts HTML to text when an e-mail has both, so it is given both.
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

/**
 * Removes whole elements with their content. Each character is examined only a few times, however many
 * elements are unclosed.
 */
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
