import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { escapeHtml } from './escape-html.ts';
import { look } from './look.ts';

/** A purchased thing: its name, its options, its price, and the hash of its picture; null: it has none. */
export type PieceRow = {
  name: string;
  details: readonly string[];
  amount: Kopecks;
  picture: string | null;
};

/** «Кольцо «Заря», размер 16,5 — 128 900 ₽» */
export function writePiece({ name, details, amount }: PieceRow): string {
  return `${nbsp([name, ...details].join(', '))} — ${formatRoubles(amount)}`;
}

/**
 * Rows with a picture of 96 pixels, 72 on a phone. Things without a picture, such as a gift
 * certificate, show the shop's mark. `publicUrl`: the shop's address; null: without pictures.
 */
export function drawPieces(rows: readonly PieceRow[], publicUrl: string | null): string {
  if (rows.length === 0) return '';
  return [
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${look(['line'], 'margin:8px 0 16px;border-top-width:1px;border-top-style:solid')}>`,
    ...rows.map((row) => drawPiece(row, publicUrl)),
    '</table>',
  ].join('');
}

function drawPiece({ name, details, amount, picture }: PieceRow, publicUrl: string | null): string {
  const below = 'border-bottom-width:1px;border-bottom-style:solid';
  const text = `padding:16px 0;${below};font-size:14px;line-height:20px;vertical-align:middle`;
  return [
    '<tr>',
    ...(publicUrl === null
      ? []
      : [
          `<td width="116" ${look(['line', 'beside'], `width:116px;padding:16px 0;${below};vertical-align:middle`)}>`,
          thumb(name, addressOf(picture, publicUrl)),
          '</td>',
        ]),
    `<td ${look(['ink', 'line'], `${text};font-weight:bold`)}>${escapeHtml(nbsp(name))}`,
    ...(details.length === 0
      ? []
      : [
          `<br><span ${look(['muted'], 'font-weight:normal')}>${escapeHtml(nbsp(capitalise(details.join(', '))))}</span>`,
        ]),
    '</td>',
    `<td ${look(['ink', 'line'], `${text};font-weight:bold;text-align:right;white-space:nowrap;padding-left:12px`)}>${formatRoubles(amount)}</td>`,
    '</tr>',
  ].join('');
}

function addressOf(picture: string | null, publicUrl: string): string {
  return picture === null ? `${publicUrl}/icons/icon-192.png` : `${publicUrl}/pictures/${picture}/240.jpeg`;
}

function thumb(name: string, url: string): string {
  return `<img src="${escapeHtml(url)}" width="96" height="96" alt="${escapeHtml(name)}" ${look(['well', 'thumb'], 'display:block;width:96px;height:96px')}>`;
}
