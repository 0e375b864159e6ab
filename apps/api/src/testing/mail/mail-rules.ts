/**
 * What five mail programs show: Yandex Mail, Mail.ru, Gmail, Apple Mail and Outlook for Windows, which draws with Word. A
 * property is listed when the e-mail is read well in all five, also where one of them ignores it.
 */
export const CSS_PROPERTIES: Readonly<Record<string, string>> = {
  color: 'all',
  'background-color': 'all; `background` is a shorthand that Outlook reads in part',
  'border-width': 'all on tables and cells',
  'border-style': 'all on tables and cells',
  'border-color': 'all on tables and cells; apart from the others, so that the dark rules change it alone',
  'border-bottom': 'all on tables and cells',
  'border-bottom-width': 'all on cells',
  'border-bottom-style': 'all on cells',
  'border-top-width': 'all on cells',
  'border-top-style': 'all on cells',
  'border-radius': 'Outlook draws right angles, which is no loss',
  'font-family': 'all; only fonts of the system, because Gmail and Outlook drop remote ones',
  'font-size': 'all',
  'font-style': 'all',
  'font-weight': 'all',
  'letter-spacing': 'all',
  'line-height': 'all in pixels; Outlook misreads numbers without a unit',
  margin: 'all on paragraphs, headings and tables; never negative, which Outlook and Gmail drop',
  padding: 'all on cells; Outlook ignores it on links and paragraphs, so only cells have it',
  'padding-left': 'all on cells',
  'padding-bottom': 'all on cells',
  'text-align': 'all',
  'text-decoration': 'all',
  'white-space': 'all; Outlook breaks the line, which is no loss',
  width: 'all on tables; Outlook reads the attribute',
  height: 'of pictures; Outlook reads the attribute',
  'vertical-align': 'all on cells',
  'mso-hide': 'Outlook alone, which hides nothing by `display`',
  'max-width': 'Outlook ignores it and takes the attribute `width`, which is not greater',
  display:
    '`none` of the preheader, which Outlook hides by its height and size, and of the logo for the other ground; `block` of pictures',
  'max-height': 'of the preheader, and of a picture, where Outlook reads the attribute',
  overflow: 'of the preheader',
};

/** Allowed for the preheader and pictures only: anything else that is positioned or hidden breaks in one of the programs. */
export const HIDING = new Set(['display', 'max-height', 'overflow']);
export const HIDDEN = new Set(['div', 'img']);

/** Elements that all five keep. No `svg`, `video`, `form`, `script`. Every picture has its words, so a letter is read without them. */
export const ELEMENTS = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'table',
  'tr',
  'td',
  'h1',
  'p',
  'a',
  'span',
  'br',
  'img',
]);

/** Elements on which Outlook keeps padding. */
export const PADDED = new Set(['td', 'body']);

/** Gmail cuts off what is longer, bytes. */
export const MAX_BYTES = 102 * 1024;
/** Pixels; wider e-mails are cut in the three columns of Yandex Mail and Mail.ru. */
export const MAX_WIDTH = 640;
/** WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;
