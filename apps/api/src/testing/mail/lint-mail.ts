import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { MAIL_RULES, shownAs } from '#src/platform/messages/email/look.ts';
import { contrastOf } from './contrast.ts';
import {
  CSS_PROPERTIES,
  ELEMENTS,
  HIDDEN,
  HIDING,
  LEAST_CONTRAST,
  MAX_BYTES,
  MAX_WIDTH,
  PADDED,
} from './mail-rules.ts';
import { declarationsOf, readMail, type ReadMail, type Tag } from './read-mail.ts';

const SUM = /\d[\d\u00A0]*(?:,\d\d)?\u00A0₽/g;

/** What is wrong with an e-mail in one of the five mail programs; empty for a good one. `origin`: of the shop. */
export function lintMail({ html, text, subject }: EmailContent, origin: string): string[] {
  const mail = readMail(html);
  return [
    ...(Buffer.byteLength(html) > MAX_BYTES ? ['longer than Gmail shows'] : []),
    ...(subject === '' || text === '' ? ['no subject or no text'] : []),
    ...(html.includes(`<style>${MAIL_RULES}</style>`) ? [] : ['a style of its own']),
    ...(/<meta name="color-scheme" content="light dark">/.test(html) ? [] : ['no color-scheme']),
    ...mail.tags.flatMap(faultsOfTag),
    ...mail.tags.flatMap((tag) => faultsOfPicture(tag, origin)),
    ...faultsOfLinks(mail, text, origin),
    ...faultsOfSums(mail, text),
    ...faultsOfContrast(mail, 'light'),
    ...faultsOfContrast(readMail(shownAs(html, { dark: true })), 'dark'),
    ...faultsOfPreheader(mail),
  ];
}

function faultsOfTag({ name, attributes }: Tag): string[] {
  const style = declarationsOf(attributes['style'] ?? '');
  const properties = style.map(([property]) => property);
  const width = Number(attributes['width'] ?? 0);
  return [
    ...(ELEMENTS.has(name) ? [] : [`<${name}> is not shown everywhere`]),
    ...(name === 'table' && attributes['role'] !== 'presentation' ? ['a table that is read out as one'] : []),
    ...properties.flatMap((property) =>
      property in CSS_PROPERTIES ? [] : [`${property} is not known everywhere`],
    ),
    ...(!HIDDEN.has(name) && properties.some((property) => HIDING.has(property)) ? [`hidden <${name}>`] : []),
    ...(!PADDED.has(name) && properties.some((property) => property.startsWith('padding'))
      ? [`padding of <${name}>`]
      : []),
    ...style.flatMap(([property, value]) =>
      /url\(|-\d/.test(value) && !property.startsWith('font') ? [`${property}: ${value}`] : [],
    ),
    ...(style.some(([property, value]) => property === 'line-height' && !value.endsWith('px'))
      ? ['a height of lines without pixels']
      : []),
    ...(width > MAX_WIDTH ? [`${width} pixels wide`] : []),
  ];
}

/** A picture comes from the shop, keeps its place while it loads, and says in words what it shows. */
function faultsOfPicture({ name, attributes }: Tag, origin: string): string[] {
  if (name !== 'img') return [];
  const { src = '', alt = '', height } = attributes;
  return [
    ...(alt === '' ? ['a picture without words'] : []),
    ...(height === undefined ? ['a picture without its height'] : []),
    ...(src.startsWith(`${origin}/`) && /\.(?:jpeg|png)$/.test(src) ? [] : [`a picture from ${src}`]),
  ];
}

function faultsOfLinks({ links }: ReadMail, text: string, origin: string): string[] {
  return links.flatMap((escaped) => {
    const link = escaped.replaceAll('&amp;', '&');
    return [
      ...(link.startsWith('https://') || link.startsWith(`${origin}/`) ? [] : [`a link to ${link}`]),
      ...(text.includes(link) ? [] : [`the text has no ${link}`]),
    ];
  });
}

function faultsOfSums({ texts }: ReadMail, text: string): string[] {
  const sums = texts.filter(({ isHidden }) => !isHidden).flatMap((shown) => shown.text.match(SUM) ?? []);
  return sums.filter((sum) => !text.includes(sum)).map((sum) => `the text has no ${sum}`);
}

function faultsOfContrast({ texts }: ReadMail, theme: string): string[] {
  return texts
    .filter(({ isHidden, colour, ground }) => !isHidden && contrastOf(colour, ground) < LEAST_CONTRAST)
    .map(({ text, colour, ground }) => `${theme}: «${text}» is ${colour} on ${ground}`);
}

/** The first text of the body is what lists show beside the subject. */
function faultsOfPreheader({ tags, texts }: ReadMail): string[] {
  const hidden = tags.filter(({ name }) => name === 'div').length;
  const [, , first] = texts.filter(({ text }) => !text.startsWith('@') && text !== '');
  return hidden === 1 && first?.isHidden === true ? [] : ['no preheader'];
}
