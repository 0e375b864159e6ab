import { nbsp } from '@yahont/values/text/typography.ts';
import { drawBlock, writeBlock, type MailBlock } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { BODY_FONT, HEADING_FONT } from './fonts.ts';
import { look, MAIL_RULES } from './look.ts';

const HELP = '8 800 700-12-24, ежедневно с 9 до 21 по Москве';
const HOUSE = 'ООО «Ювелирный дом „Яхонт“», Москва, Петровка, 11';

export type EmailContent = {
  subject: string;
  text: string;
  html: string;
  /** Additional headers by name, for unsubscribing. */
  headers?: Readonly<Record<string, string>>;
};

export type MailBody = {
  /** Heading without a full stop. Also the subject, unless another one is given. */
  title: string;
  /** What, when and where, as an inbox preview shows it. */
  subject?: string;
  /** The preview text that an inbox shows beside the subject; the first text block by default. */
  preheader?: string;
  /** Hash of the picture above the heading. */
  picture?: { hash: string; alt: string } | null;
  blocks: readonly MailBlock[];
  /** The last line of small print. */
  footnote?: string;
};

/** `publicUrl`: scheme and host of the shop, for the logo and pictures; an e-mail to staff has neither. */
export type MailOptions = { publicUrl?: string; unsubscribe?: string };

type Content = { title: string; paragraphs: readonly string[]; link?: { text: string; url: string } };

/** A short e-mail to staff: paragraphs and a button, without pictures. */
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
 * Renders an e-mail as HTML for old and new mail programs, and the same as plain text. `unsubscribe`:
 * the page that ends e-mails of this topic; its link is in the last line.
 */
export function renderEmail(body: MailBody, options: MailOptions = {}): EmailContent {
  const { title, subject = title, blocks, footnote } = body;
  const { publicUrl, unsubscribe } = options;
  const signature = ['Ваш «Яхонт»', HELP, ...(publicUrl === undefined ? [] : [HOUSE])].join('\n');
  const end = [
    ...(footnote === undefined ? [] : [nbsp(footnote)]),
    ...(unsubscribe === undefined ? [] : [`Больше не получать таких писем: ${unsubscribe}`]),
  ];
  return {
    subject: nbsp(`${subject} — «Яхонт»`),
    text: [...blocks.map(writeBlock), signature, ...end].filter((part) => part !== '').join('\n\n'),
    html: drawEmail(body, options),
    ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
  };
}

/** RFC 8058: the mail program shows a button of its own, which posts to the address without opening it. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The frame of every e-mail: the logo, a picture, a heading, the blocks and a footer. */
function drawEmail(body: MailBody, { publicUrl, unsubscribe }: MailOptions): string {
  const { title, preheader, picture = null, blocks, footnote } = body;
  const heading = escapeHtml(nbsp(title));
  const hasPicture = picture !== null && publicUrl !== undefined;
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${heading}</title><style>${MAIL_RULES}</style></head>`,
    `<body ${look(['page', 'ink'], `margin:0;padding:0;${BODY_FONT}`)}>`,
    `<div ${look(['page', 'ink'], 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px')}>${escapeHtml(preheader ?? firstText(blocks))}</div>`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${look(['page'])}><tr><td align="center" ${look(['frame'], 'padding:24px 0')}>`,
    // Old programs read the attribute, phones read the style.
    `<table role="presentation" width="600" cellspacing="0" cellpadding="0" ${look(['sheet'], 'width:100%;max-width:600px')}>`,
    `<tr><td align="center" ${look(['ink'], `${HEADING_FONT};padding:24px 24px 24px;font-size:24px;line-height:28px;letter-spacing:4px`)}>${logo(publicUrl)}</td></tr>`,
    ...(hasPicture
      ? [`<tr><td style="padding:0 24px 16px">${drawPicture(picture, publicUrl)}</td></tr>`]
      : []),
    `<tr><td style="${BODY_FONT};padding:${hasPicture ? 8 : 16}px 24px 16px">`,
    `<h1 ${look(['ink'], `margin:0 0 16px;${HEADING_FONT};font-size:32px;line-height:38px;font-weight:normal`)}>${heading}</h1>`,
    ...blocks.map((block) => drawBlock(block, publicUrl ?? null)),
    '</td></tr>',
    `<tr><td ${look(['muted', 'line'], `${BODY_FONT};padding:20px 24px 32px;border-top-width:1px;border-top-style:solid;font-size:12px;line-height:20px`)}>`,
    [HELP, ...(publicUrl === undefined ? [] : [HOUSE])].map((line) => nbsp(line)).join('<br>'),
    ...(footnote === undefined ? [] : [`<br><br>${escapeHtml(nbsp(footnote))}`]),
    ...(unsubscribe === undefined
      ? []
      : [
          `<br><br><a href="${escapeHtml(unsubscribe)}" ${look(['muted'], 'text-decoration:underline')}>Больше не получать таких писем</a>`,
        ]),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

/**
 * One picture for a light background and one for a dark one; an e-mail without the shop's address shows
 * the name as text.
 */
function logo(publicUrl: string | undefined): string {
  if (publicUrl === undefined) return 'ЯХОНТ';
  return (['onlight', 'ondark'] as const)
    .map(
      (ground) =>
        `<img src="${escapeHtml(publicUrl)}/icons/letter-logo-${ground}.png" width="138" height="24" alt="Яхонт" ${look([ground], 'width:138px;height:24px')}>`,
    )
    .join('');
}

/** 552 pixels wide on the light background of pictures. A square picture keeps its height and is centred. */
function drawPicture({ hash, alt }: { hash: string; alt: string }, publicUrl: string): string {
  const url = `${publicUrl}/pictures/${hash}/1200.jpeg`;
  return [
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${look(['well'])}><tr><td align="center">`,
    `<img src="${escapeHtml(url)}" height="320" alt="${escapeHtml(alt)}" style="display:block;max-width:100%;max-height:320px">`,
    '</td></tr></table>',
  ].join('');
}

function firstText(blocks: readonly MailBlock[]): string {
  const first = blocks.find(({ kind }) => kind === 'text');
  return first?.kind === 'text' ? first.text : '';
}
