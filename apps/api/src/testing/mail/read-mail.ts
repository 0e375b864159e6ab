/** A tag of an e-mail with its attributes and the style that it inherits. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** A piece of text with the colours that it is read in, and whether it is shown. */
export type ShownText = { text: string; colour: string; ground: string; isHidden: boolean };

export type ReadMail = { tags: readonly Tag[]; texts: readonly ShownText[]; links: readonly string[] };

type Frame = { name: string; colour: string; ground: string; isHidden: boolean };

const TOKEN = /<!doctype[^>]*>|<\/(\w+)>|<(\w+)([^>]*)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const EMPTY = new Set(['br', 'meta', 'img', 'hr']);

/** Reads the HTML of an e-mail: enough for what the shop writes, which is balanced and quotes every attribute. */
export function readMail(html: string): ReadMail {
  const tags: Tag[] = [];
  const texts: ShownText[] = [];
  const stack: Frame[] = [{ name: '', colour: '#000000', ground: '#ffffff', isHidden: false }];
  for (const [, closed, opened, attributeText = '', text] of html.matchAll(TOKEN)) {
    const top = stack.at(-1);
    if (top === undefined) throw new Error('the e-mail closes more tags than it opens');
    if (closed !== undefined) {
      if (top.name !== closed) throw new Error(`<${top.name}> is closed by </${closed}>`);
      stack.pop();
    } else if (opened !== undefined) {
      const attributes = Object.fromEntries(
        Array.from(attributeText.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
      );
      tags.push({ name: opened, attributes });
      const style = declarationsOf(attributes['style'] ?? '');
      const frame = {
        name: opened,
        colour: style.findLast(([name]) => name === 'color')?.[1] ?? top.colour,
        ground:
          style.findLast(([name, value]) => name === 'background-color' && value.startsWith('#'))?.[1] ??
          top.ground,
        isHidden:
          top.isHidden ||
          opened === 'head' ||
          style.some(([name, value]) => name === 'display' && value === 'none'),
      };
      if (!EMPTY.has(opened)) stack.push(frame);
    } else if (text !== undefined && text.trim() !== '') {
      const { colour, ground, isHidden } = top;
      texts.push({ text: text.trim(), colour, ground, isHidden });
    }
  }
  if (stack.length !== 1) throw new Error(`<${stack.at(-1)?.name}> is not closed`);
  const links = tags.flatMap(({ attributes }) => attributes['href'] ?? []);
  return { tags, texts, links };
}

/** Names and values of a `style` attribute, in order. */
export function declarationsOf(style: string): [name: string, value: string][] {
  return style
    .split(';')
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    });
}
