import { nbsp } from '@yahont/values/text/typography.ts';

const FONT = "font-family:Georgia,'Times New Roman',serif";
const TEXT = 'font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:14px 28px;background:#2a2320;color:#fff;font-size:16px;text-decoration:none';

export type EmailContent = { subject: string; text: string; html: string };

type Content = {
  /** Subject and heading, without a full stop. */
  title: string;
  paragraphs: readonly string[];
  link?: { text: string; url: string };
};

/** A short e-mail of the shop: plain text, and HTML for old mail programs. */
export function composeEmail({ title, paragraphs, link }: Content): EmailContent {
  const shown = paragraphs.map(nbsp);
  return {
    subject: nbsp(`${title} — «Яхонт»`),
    text: [...shown, ...(link ? [`${link.text}: ${link.url}`] : []), 'Ваш «Яхонт»'].join('\n\n'),
    html: drawEmail(title, [
      ...shown.map(drawParagraph),
      ...(link ? [`<p style="margin:24px 0 0">${drawLink(link)}</p>`] : []),
    ]),
  };
}

/** The frame of every e-mail: the shop's name, a heading and the content, which is HTML already. */
export function drawEmail(title: string, parts: readonly string[]): string {
  const heading = escapeHtml(nbsp(title));
  return [
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>`,
    `<body style="margin:0;background:#f7f3ec;color:#2a2320;${FONT}">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">',
    // Old programs read the attribute, phones the style.
    '<table role="presentation" width="560" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;box-sizing:border-box;background:#fff;padding:32px">',
    '<tr><td style="font-size:22px;letter-spacing:4px;padding-bottom:24px">ЯХОНТ</td></tr>',
    `<tr><td><h1 style="font-size:24px;font-weight:normal;margin:0 0 12px">${heading}</h1>`,
    ...parts,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A paragraph of plain text. */
export function drawParagraph(text: string): string {
  return `<p style="${TEXT};margin:0 0 16px">${lines(text)}</p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** A link that looks like a button. */
export function drawLink({ text, url }: { text: string; url: string }): string {
  return `<a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(text)}</a>`;
}
