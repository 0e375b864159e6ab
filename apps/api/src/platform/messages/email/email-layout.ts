import { nbsp } from '@yahont/values/text/typography.ts';
import { drawBlock, writeBlock } from './blocks.ts';
import type { MailBlock } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { DARK_RULES, look } from './look.ts';

const FONT = "font-family:Georgia,'Times New Roman',serif";
const HELP = '8 800 700-12-24, ежедневно с 9 до 21 по Москве';

export type EmailContent = {
  subject: string;
  text: string;
  html: string;
  /** Additional headers, by name: of unsubscribing. */
  headers?: Readonly<Record<string, string>>;
};

export type MailBody = {
  /** Subject and heading, without a full stop. */
  title: string;
  /** What a list of e-mails shows beside the subject; the first text block by default. */
  preheader?: string;
  blocks: readonly MailBlock[];
};

type Content = { title: string; paragraphs: readonly string[]; link?: { text: string; url: string } };

/** A short e-mail of the shop: paragraphs and a button. */
export function composeEmail({ title, paragraphs, link }: Content): EmailContent {
  return renderEmail({
    title,
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
      ...(link ? [{ kind: 'link' as const, ...link }] : []),
    ],
  });
}

/**
 * Draws an e-mail as HTML for old and new mail programs and writes the same as plain text.
 * `unsubscribe`: page that ends e-mails of this topic; its link is in the last line.
 */
export function renderEmail(body: MailBody, { unsubscribe }: { unsubscribe?: string } = {}): EmailContent {
  const { title, blocks } = body;
  const end = unsubscribe === undefined ? [] : [`Больше не получать таких писем: ${unsubscribe}`];
  return {
    subject: nbsp(`${title} — «Яхонт»`),
    text: [...blocks.map(writeBlock), `Ваш «Яхонт»\n${HELP}`, ...end]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: drawEmail(body, unsubscribe),
    ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
  };
}

/** RFC 8058: the mail program shows a button of its own, which posts to the address without opening it. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The frame of every e-mail: the shop's name, a heading, the blocks and a footer. */
function drawEmail({ title, preheader, blocks }: MailBody, unsubscribe: string | undefined): string {
  const heading = escapeHtml(nbsp(title));
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${heading}</title><style>${DARK_RULES}</style></head>`,
    `<body ${look(['page', 'ink'], `margin:0;padding:0;${FONT}`)}>`,
    `<div ${look(['page', 'ink'], 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px')}>${escapeHtml(preheader ?? firstText(blocks))}</div>`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${look(['page'])}><tr><td align="center" style="padding:24px 12px">`,
    // Old programs read the attribute, phones the style.
    `<table role="presentation" width="560" cellspacing="0" cellpadding="0" ${look(['sheet'], 'width:100%;max-width:560px')}>`,
    `<tr><td ${look(['ink'], `${FONT};padding:32px 24px 16px;font-size:22px;line-height:28px;letter-spacing:4px`)}>ЯХОНТ</td></tr>`,
    `<tr><td style="${FONT};padding:0 24px 16px">`,
    `<h1 ${look(['ink'], 'margin:0 0 16px;font-size:26px;line-height:32px;font-weight:normal')}>${heading}</h1>`,
    ...blocks.map(drawBlock),
    '</td></tr>',
    `<tr><td ${look(['muted', 'line'], `${FONT};padding:16px 24px 32px;border-top-width:1px;border-top-style:solid;font-size:14px;line-height:20px`)}>`,
    `Ваш «Яхонт»<br>${nbsp(HELP)}`,
    ...(unsubscribe === undefined
      ? []
      : [
          `<br><a href="${escapeHtml(unsubscribe)}" ${look(['muted'], 'text-decoration:underline')}>Больше не получать таких писем</a>`,
        ]),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

function firstText(blocks: readonly MailBlock[]): string {
  const first = blocks.find(({ kind }) => kind === 'text');
  return first?.kind === 'text' ? first.text : '';
}
