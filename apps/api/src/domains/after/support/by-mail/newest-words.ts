/** Longest part of an e-mail that is examined, characters: the newest text comes before the quoted one. */
const LOOKED_AT = 100_000;
/** Longest line that may come from a mail program, characters. */
const LINE = 300;

/** Maximum number of lines of a signature; anything longer is text. */
const SIGNATURE_LINES = 8;

/** Control characters and direction marks: nobody types them, and they hide the content of a line. */
// oxlint-disable-next-line no-control-regex -- the pattern searches for them
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const ORIGINAL =
  /^-{2,20} ?(?:original message|forwarded message|исходное сообщение|пересылаемое сообщение|пересланное сообщение) ?-{2,20}$/i;
const OF_PHONE =
  /^(?:отправлено (?:с|из|через) (?:моего|мобильной|мобильного|iphone|ipad|android|samsung|xiaomi|почты|outlook|яндекс)|sent from (?:my|mail|outlook|yahoo)|get outlook for)/i;

/**
 * The newest text of an e-mail: without the quoted e-mail, marked by `>` or by the mail program's line
 * above it, and without a signature.
 */
export function newestWords(letter: string): string {
  const given = letter
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HIDDEN, '')
    .split('\n');
  const lines = given.map((line) => line.trimEnd());
  const kept: string[] = [];
  let next = 0;
  for (const [index, line] of lines.entries()) {
    if (index < next) continue;
    next = given[index] === '-- ' ? endOfSignature(lines, index) : index;
    if (next > index) continue;
    const words = line.trim();
    if (isHeadOfOriginal(lines, index)) break;
    if (isMarked(lines, index) || OF_PHONE.test(words.slice(0, LINE))) continue;
    if (!introducesQuote(lines, index)) {
      kept.push(line);
      continue;
    }
    // Long lines are wrapped: then the day is on the line before.
    if (hasMoment(kept.at(-1) ?? '')) kept.pop();
    // A program that does not mark quotes introduces them with the author's address.
    if (!isQuoted(lines, index + 1)) break;
  }
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * «24.11.2026 12:00, Яхонт пишет:», «вт, 24 нояб. 2026 г. в 12:00, Яхонт <zakaz@…>:». A marked quote
 * follows, or the line has the author's address and a time. A sentence such as «24 ноября мастер Иван
 * написал:» belongs to the shopper.
 */
function introducesQuote(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (!line.endsWith(':') || line.length > LINE) return false;
  const names =
    /< ?[^<>\s]+@[^<>\s]+>(?:\s(?:пишет|писал|писала|написал|написала|написал\(а\)|wrote))?\s?:$/.test(line);
  const says = /(?:пишет|писал|писала|написал|написала|написал\(а\)|wrote)\s?:$/i.test(line);
  if (!names && !says) return false;
  return isQuoted(lines, index + 1) || (names && (hasMoment(line) || hasMoment(lines[index - 1] ?? '')));
}

/** Whether the line is marked as quoted. A single «> 17,5» among the shopper's words is a comparison. */
function isMarked(lines: readonly string[], index: number): boolean {
  const words = (lines[index] ?? '').trim();
  if (!words.startsWith('>')) return false;
  const isComparison = /^>\s?\d/.test(words);
  const isAlone = [index - 1, index + 1].every((at) => !(lines[at] ?? '').trim().startsWith('>'));
  return !(isComparison && isAlone && !introducesQuote(lines, index - 1));
}

/**
 * Where the signature after two dashes and a space (RFC 3676) ends: at a quote, or at the end of the
 * e-mail. If it has too many lines or a question, it is the writer's text: then it ends where it
 * begins.
 */
function endOfSignature(lines: readonly string[], index: number): number {
  let end = index + 1;
  let count = 0;
  for (; end < lines.length; end += 1) {
    const words = (lines[end] ?? '').trim();
    if (words.startsWith('>') || introducesQuote(lines, end) || isHeadOfOriginal(lines, end)) return end;
    if (words !== '') count += 1;
    if (count > SIGNATURE_LINES || words.endsWith('?')) return index;
  }
  return end;
}

/** A date and a time, as mail programs write them. */
function hasMoment(line: string): boolean {
  return (
    line.length <= LINE && /\b\d{1,2}:\d{2}\b/.test(line) && /\b\d{4}\b|\b\d{2}\.\d{2}\.\d{2}\b/.test(line)
  );
}

/** Whether the next non-empty line is marked as quoted. */
function isQuoted(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 4).find((line) => line.trim() !== '');
  return next?.trim().startsWith('>') ?? false;
}

/** The line above a whole repeated e-mail: a rule of dashes, or its sender and date as headers. */
function isHeadOfOriginal(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim().replaceAll('*', '').slice(0, LINE);
  if (ORIGINAL.test(line)) return true;
  if (!/^(?:от|from): ?\S/i.test(line)) return false;
  return lines
    .slice(index + 1, index + 5)
    .some((next) => /^\*{0,2}(?:отправлено|дата|sent|date): ?\*{0,2} ?\S/i.test(next.trim()));
}
