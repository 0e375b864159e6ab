/**
 * Colours of e-mails by class. The light ones are written into `style` attributes, because several programs drop `<style>`;
 * the dark ones are rules of `<style>`, for the programs that know `prefers-color-scheme`.
 */
export const COLOURS = {
  page: { light: 'background-color:#fbfaf7', dark: 'background-color:#0f0e10' },
  sheet: { light: 'background-color:#ffffff', dark: 'background-color:#17161a' },
  ink: { light: 'color:#1c1a17', dark: 'color:#f3eee6' },
  muted: { light: 'color:#6b665e', dark: 'color:#a39c92' },
  line: { light: 'border-color:#e7e2da', dark: 'border-color:#2b292e' },
  button: {
    light: 'background-color:#8c1d3f;color:#ffffff',
    dark: 'background-color:#cda968;color:#0f0e10',
  },
} as const;

export type Colour = keyof typeof COLOURS;

/** The start of a tag's attributes: its classes and their light colours before `style`, which holds no colours. */
export function look(colours: readonly Colour[], style = ''): string {
  const light = colours.map((colour) => COLOURS[colour].light);
  return `class="${colours.join(' ')}" style="${[...light, style].filter((part) => part !== '').join(';')}"`;
}

/** The rules of `<style>`. Outlook on the web renames classes and marks its dark theme with an attribute instead. */
export const DARK_RULES = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('');

function rules(before: string): string {
  return Object.entries(COLOURS)
    .map(([name, { dark }]) => `${before}.${name}{${dark.replaceAll(/(?=;|$)/g, '!important')}}`)
    .join('');
}

const CLASS_AND_STYLE = /class="([^"]*)" style="([^"]*)"/g;

/** The same e-mail as a program with a dark theme shows it, for previews and for the check of contrast. */
export function inDark(html: string): string {
  return html.replaceAll(CLASS_AND_STYLE, (_whole, names: string, style: string) => {
    const dark = names.split(' ').flatMap((name) => (isColour(name) ? [COLOURS[name].dark] : []));
    return `class="${names}" style="${[style, ...dark].join(';')}"`;
  });
}

function isColour(name: string): name is Colour {
  return name in COLOURS;
}
