import type { TextCheck } from '@yahont/contracts/office/texts.ts';
import { mentionsInstalment, namesInstalment } from '@yahont/values/sums/instalment-terms.ts';
import type { Need } from '@yahont/contracts/content/needs.ts';
import type { KnownAddresses } from '#src/domains/ground/documents/index.ts';
import { headingsOf, linesOf, type WrittenText } from '../reading/plain-texts.ts';
import { linksOf } from './links-of.ts';
import { textFaults } from './text-faults.ts';

/** Search engines cut longer ones. */
const TITLE_MAX = 75;
const DESCRIPTION = { min: 50, max: 160 };
const LATIN = /[A-Za-z]{2,}/;

/** Any text with a head. Parts that a kind lacks are omitted. */
export type Checked = Partial<WrittenText> & {
  h1?: string;
  title?: string | null;
  description?: string | null;
  lead?: string;
  links?: readonly { url: string; text?: string }[];
  link?: { url: string; text?: string } | null;
  note?: string;
  condition?: string;
  needs?: Need | undefined;
  picture?: unknown;
  pictureAlt?: string;
};

/** Checks a text for its editor. Faults block publication, warnings do not. */
export function checkText(body: Checked, knows: KnownAddresses): TextCheck[] {
  const text: WrittenText = { blocks: body.blocks ?? [], notes: body.notes ?? [] };
  const words = [...headOf(body), ...wordsOf(text)];
  return [
    ...textFaults(text).map(({ code, place, text: found }): TextCheck => ({
      severity: 'fault',
      code,
      place: `blocks.${place}`,
      text: found,
    })),
    ...lengthChecks(body),
    ...(typeof body.picture === 'string' && body.pictureAlt === ''
      ? [warning('no-alt', 'pictureAlt', body.h1 ?? '')]
      : []),
    ...deadLinks(body, text, knows),
    ...words.flatMap(([place, line]) => {
      const latin = LATIN.exec(line);
      return latin ? [warning('latin-words', place, latin[0])] : [];
    }),
    ...instalmentChecks(words),
    ...unmarkedInstalment(body),
  ];
}

type PlacedLine = [place: string, line: string];

function headOf({ title, description, h1, lead }: Checked): PlacedLine[] {
  return [
    ['title', title ?? ''],
    ['description', description ?? ''],
    ['h1', h1 ?? ''],
    ['lead', lead ?? ''],
  ];
}

function wordsOf(text: WrittenText): PlacedLine[] {
  return [...headingsOf(text), ...linesOf(text)].map((line) => ['blocks', line]);
}

function lengthChecks({ title, description }: Checked): TextCheck[] {
  const found: TextCheck[] = [];
  if (title && title.length > TITLE_MAX) found.push(warning('title-length', 'title', title));
  const { min, max } = DESCRIPTION;
  if (description && (description.length < min || description.length > max))
    found.push(warning('description-length', 'description', description));
  return found;
}

function deadLinks(body: Checked, text: WrittenText, knows: KnownAddresses): TextCheck[] {
  const urls = [...linksOf(text), ...(body.links ?? []).map(({ url }) => url), body.link?.url ?? ''];
  return urls
    .filter((url) => url.startsWith('/') && !knows(url.replace(/[?#].*$/, '')))
    .map((url) => warning('dead-link', 'links', url));
}

/** A company by its registered name: «ООО „…“». */
const COMPANY = /(?:ООО|АО|ПАО)\s[«„]/u;

/** A text that offers an instalment must name its operator (283-ФЗ). */
function instalmentChecks(words: readonly PlacedLine[]): TextCheck[] {
  const promise = words.find(([, line]) => namesInstalment(line));
  const isNamed = words.some(([, line]) => COMPANY.test(line));
  return promise && !isNamed ? [warning('instalment-terms', promise[0], promise[1])] : [];
}

/** A shop without an operator shows an unmarked mention of instalments unchanged. */
function unmarkedInstalment(body: Checked): TextCheck[] {
  if (body.needs === 'instalment') return [];
  const blocks = (body.blocks ?? []).filter(({ needs }) => needs !== 'instalment');
  const notes = body.notes ?? [];
  const links = [...(body.links ?? []), ...(body.link ? [body.link] : [])];
  const words: PlacedLine[] = [
    ...headOf(body),
    ...wordsOf({ blocks, notes }),
    ...notes.map((note): PlacedLine => ['notes', note]),
    ...links.map(({ text = '' }): PlacedLine => ['links', text]),
    ['note', body.note ?? ''],
    ['condition', body.condition ?? ''],
  ];
  const found = words.find(([, line]) => mentionsInstalment(line));
  return found ? [warning('instalment-unmarked', ...found)] : [];
}

function warning(code: TextCheck['code'], place: string, text: string): TextCheck {
  return { severity: 'warning', code, place, text: text.slice(0, 200) };
}
