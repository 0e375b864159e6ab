/**
 * Colours of e-mails by class. The light ones are written into `style` attributes, because several
 * programs drop `<style>`; the dark ones are rules of `<style>`, for the programs that know
 * `prefers-color-scheme`. A picture keeps its light background.
 */
const COLOURS = {
  page: { light: 'background-color:#f6f4f1', dark: 'background-color:#0f0e10' },
  sheet: { light: 'background-color:#ffffff', dark: 'background-color:#17161a' },
  ink: { light: 'color:#1c1a17', dark: 'color:#f3eee6' },
  muted: { light: 'color:#6b665e', dark: 'color:#a39c92' },
  line: { light: 'border-color:#e7e2da', dark: 'border-color:#2b292e' },
  well: { light: 'background-color:#f6f4f1', dark: 'background-color:#f6f4f1' },
  tile: { light: 'background-color:#f6f4f1', dark: 'background-color:#232126' },
  button: {
    light: 'background-color:#8c1d3f;color:#ffffff',
    dark: 'background-color:#cda968;color:#0f0e10',
  },
  /**
   * The logo for each background; Outlook, which ignores dark rules, hides the second one by its own
   * property.
   */
  onlight: { light: 'display:block', dark: 'display:none' },
  ondark: { light: 'display:none;mso-hide:all', dark: 'display:block' },
} as const;

/**
 * Layout differences on a phone, by class: the sheet fills the screen, pictures are smaller, a button
 * is as wide as the text.
 */
const NARROW = {
  frame: 'padding:0',
  thumb: 'width:72px;height:72px',
  beside: 'width:84px',
  wide: 'width:100%',
  middle: 'text-align:center',
} as const;

export type Colour = keyof typeof COLOURS;
type Class = Colour | keyof typeof NARROW;

/**
 * The start of a tag's attributes: its classes and their light colours, followed by `style`, whose
 * value sets no colours.
 */
export function look(classes: readonly Class[], style = ''): string {
  const light = classes.flatMap((name) => (isColour(name) ? [COLOURS[name].light] : []));
  return `class="${classes.join(' ')}" style="${[...light, style].filter((part) => part !== '').join(';')}"`;
}

/** The rules of `<style>`. Outlook on the web renames classes and marks its dark theme with an attribute instead. */
export const MAIL_RULES = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  `@media (max-width:480px){${Object.entries(NARROW)
    .map(([name, style]) => `.${name}{${important(style)}}`)
    .join('')}}`,
].join('');

function darkRules(before: string): string {
  return Object.entries(COLOURS)
    .map(([name, { dark }]) => `${before}.${name}{${important(dark)}}`)
    .join('');
}

function important(style: string): string {
  return style.replaceAll(/(?=;|$)/g, '!important');
}

const CLASS_AND_STYLE = /class="([^"]*)" style="([^"]*)"/g;

/**
 * The same e-mail as a program with a dark theme or a phone shows it, for previews and the contrast
 * check.
 */
export function shownAs(html: string, { dark = false, narrow = false }): string {
  return html.replaceAll(CLASS_AND_STYLE, (_whole, names: string, style: string) => {
    const rules = names
      .split(' ')
      .flatMap((name) => [
        ...(dark && isColour(name) ? [COLOURS[name].dark] : []),
        ...(narrow && isNarrow(name) ? [NARROW[name]] : []),
      ]);
    return `class="${names}" style="${[style, ...rules].join(';')}"`;
  });
}

function isColour(name: string): name is Colour {
  return name in COLOURS;
}

function isNarrow(name: string): name is keyof typeof NARROW {
  return name in NARROW;
}
