import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { drawPieces, writePiece, type PieceRow } from './draw-pieces.ts';
import { escapeHtml } from './escape-html.ts';
import { HEADING_FONT } from './fonts.ts';
import { look } from './look.ts';

export type SumRow = { name: string; amount: Kopecks };

/** A block of an e-mail. Each is rendered both as HTML and as text, so that the two never differ. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  /** The main button; an e-mail has one at most. */
  | { kind: 'link'; text: string; url: string }
  /** A less prominent link beside the button. */
  | { kind: 'more'; text: string; url: string }
  /** A code to type or to say, in groups that do not wrap; `isBig`: large enough to be read out. */
  | { kind: 'code'; label: string; groups: readonly string[]; isBig?: boolean }
  /** A quotation with its author; renders nothing when empty. */
  | { kind: 'quote'; text: string; by: string }
  /** The purchased pieces, each with its picture. */
  | { kind: 'pieces'; rows: readonly PieceRow[] }
  /** Charges besides the pieces, the total, and the means of payment. */
  | { kind: 'sums'; rows: readonly SumRow[]; total: Kopecks; tenders: readonly SumRow[] }
  /** A card in its own two colours, the same in light and dark. */
  | { kind: 'card'; ground: string; ink: string; line: string; rows: readonly CardRow[] };

export type CardRow = { text: string; style: string };

/**
 * HTML of a block: whole elements for one table cell. `publicUrl`: the shop's address, for pictures;
 * null: without pictures.
 */
export function drawBlock(block: MailBlock, publicUrl: string | null): string {
  switch (block.kind) {
    case 'text':
      return `<p ${look(['ink'], 'margin:0 0 16px;font-size:16px;line-height:26px')}>${lines(block.text)}</p>`;
    case 'note':
      return `<p ${look(['muted'], 'margin:0 0 16px;font-size:14px;line-height:20px')}>${lines(block.text)}</p>`;
    case 'link':
      return drawButton(block);
    case 'more':
      return drawMore(block);
    case 'code':
      return drawCode(block);
    case 'quote':
      return drawQuote(block);
    case 'pieces':
      return drawPieces(block.rows, publicUrl);
    case 'sums':
      return drawSums(block);
    case 'card':
      return drawCard(block);
  }
}

/** The same as plain text. */
export function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return nbsp(block.text);
    case 'link':
    case 'more':
      return `${block.text}: ${block.url}`;
    case 'code':
      return `${block.label}: ${block.groups.join('-')}`;
    case 'quote':
      return block.text === '' ? '' : `${nbsp(block.text)}\n${block.by}`;
    case 'pieces':
      return block.rows.map(writePiece).join('\n');
    case 'sums':
      return [
        ...block.rows.map(({ name, amount }) => `${nbsp(name)} — ${formatRoubles(amount)}`),
        ...(block.rows.length === 0 ? [] : ['']),
        `Итого: ${formatRoubles(block.total)}`,
        ...block.tenders.map(({ name, amount }) => `${name}: ${formatRoubles(amount)}`),
      ].join('\n');
    case 'card':
      return block.rows.map(({ text }) => text).join('\n');
  }
}

/** Text as HTML with its line breaks. */
function lines(text: string): string {
  return escapeHtml(nbsp(text)).replaceAll('\n', '<br>');
}

/**
 * A cell with a background, because Outlook ignores the padding of a link. On a phone it is as wide as
 * the text.
 */
function drawButton({ text, url }: { text: string; url: string }): string {
  return [
    `<table role="presentation" cellspacing="0" cellpadding="0" ${look(['wide'], 'margin:8px 0 24px')}><tr>`,
    `<td ${look(['button', 'middle'], 'padding:14px 28px;font-size:14px;line-height:20px;border-radius:2px')}>`,
    `<a href="${escapeHtml(url)}" ${look(['button'], 'text-decoration:none')}>${escapeHtml(text)}</a>`,
    '</td></tr></table>',
  ].join('');
}

function drawMore({ text, url }: { text: string; url: string }): string {
  return [
    `<p ${look(['ink'], 'margin:0 0 16px;font-size:14px;line-height:20px')}>`,
    `<a href="${escapeHtml(url)}" ${look(['ink'], 'text-decoration:underline')}>${escapeHtml(text)}</a></p>`,
  ].join('');
}

function drawCode({ label, groups, isBig = false }: Extract<MailBlock, { kind: 'code' }>): string {
  const parts = groups.map((group) => `<span style="white-space:nowrap">${escapeHtml(group)}</span>`);
  const font = isBig
    ? `${HEADING_FONT};font-size:40px;line-height:48px;letter-spacing:8px`
    : "font-family:Menlo,Consolas,'Courier New',monospace;font-size:17px;line-height:26px;font-weight:bold";
  const align = isBig ? ';text-align:center' : '';
  return [
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${look(['tile'], 'margin:8px 0 24px')}>`,
    `<tr><td ${look(['muted'], `padding:16px 16px 0;font-size:14px;line-height:20px${align}`)}>${escapeHtml(label)}</td></tr>`,
    `<tr><td ${look(['ink'], `padding:4px 16px 16px;${font}${align}`)}>`,
    parts.join('-'),
    '</td></tr></table>',
  ].join('');
}

function drawQuote({ text, by }: { text: string; by: string }): string {
  if (text === '') return '';
  return [
    `<p ${look(['ink'], `margin:0 0 8px;${HEADING_FONT};font-size:22px;line-height:28px;font-style:italic`)}>${lines(text)}</p>`,
    `<p ${look(['muted'], 'margin:0 0 24px;font-size:14px;line-height:20px')}>${escapeHtml(by)}</p>`,
  ].join('');
}

/** Rows in muted text, and the total under a line; without rows the line under the pieces serves. */
function drawSums({ rows, total, tenders }: Extract<MailBlock, { kind: 'sums' }>): string {
  const small = 'padding:4px 0;font-size:14px;line-height:20px';
  const above = rows.length === 0 ? '' : ';border-top-width:1px;border-top-style:solid';
  const sum = `padding:12px 0 8px;font-size:16px;line-height:24px;font-weight:bold${above}`;
  return [
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">',
    ...rows.map((row, index) =>
      drawSum(row, ['muted'], index === rows.length - 1 ? `${small};padding-bottom:12px` : small),
    ),
    drawSum({ name: 'Итого', amount: total }, ['ink', 'line'], sum),
    ...tenders.map((row) => drawSum(row, ['muted'], small)),
    '</table>',
  ].join('');
}

function drawSum({ name, amount }: SumRow, colours: Parameters<typeof look>[0], style: string): string {
  const sum = `${style};text-align:right;white-space:nowrap;padding-left:16px`;
  return (
    `<tr><td ${look(colours, style)}>${escapeHtml(nbsp(name))}</td>` +
    `<td ${look(colours, sum)}>${formatRoubles(amount)}</td></tr>`
  );
}

function drawCard({ ground, ink, line, rows }: Extract<MailBlock, { kind: 'card' }>): string {
  return [
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="${ground}" style="margin:8px 0 24px;background-color:${ground};border-bottom:4px solid ${line};border-radius:8px">`,
    ...rows.map(
      ({ text, style }) =>
        `<tr><td style="color:${ink};${HEADING_FONT};${style}">${escapeHtml(text)}</td></tr>`,
    ),
    '</table>',
  ].join('');
}
