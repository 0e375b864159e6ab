import { parseSync, Visitor } from 'oxc-parser';
import { isTest, listFiles, readText } from '../repository.ts';

/** A text in a source that a shopper, a member of staff or a reader of mail may see. */
export type ShownText = { path: string; line: number; text: string };

/** Replaces every computed part of a template. */
export const HOLE = '\uFFFC';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Attributes whose value is shown or read aloud. */
const SHOWN_ATTRIBUTES = /^(?:aria-label|aria-description|alt|title|placeholder|label|heading|text|hint)$/;
/** Tags whose attributes of the same names are not shown. */
const TECHNICAL_TAGS = /^(?:meta|input|select|textarea|button|fieldset|iframe|link|Field|Checkbox|Radio)/;

/** Whether a file has texts of the shop. Files about typed words contain words of every kind. */
function isAboutShop(path: string): boolean {
  return (
    /^(?:apps\/(?:web\/app|office\/app|api\/src|server\/src)|packages\/[a-z]+\/src)\/.*\.tsx?$/.test(path) &&
    !isTest(path) &&
    !/\/testing\/|\/search\/(?:words|stones)\/|^packages\/demo\/src\/search\/|^packages\/front\/src\/typesetting\/|\/routes\/dev\/|\/rss\.server\.ts$|\/text\/(?:keyboard-layout|typeset|slug)\.ts$/.test(
      path,
    )
  );
}

/** The texts of all sources. */
export function allShownTexts(): ShownText[] {
  return listFiles()
    .filter(isAboutShop)
    .flatMap((path) => shownTextsIn(path, readText(path)));
}

/** Texts of JSX and of its shown attributes; strings and templates with Cyrillic letters. */
export function shownTextsIn(path: string, source: string): ShownText[] {
  const found: ShownText[] = [];
  const add = ({ start }: { start: number }, text: string): void => {
    if (!/\p{L}/u.test(text)) return;
    const shown = text.replaceAll('&nbsp;', '\u00A0').replaceAll(/&[a-z]+;/g, '');
    found.push({ path, line: source.slice(0, start).split('\n').length, text: shown });
  };
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type === 'JSXIdentifier' && TECHNICAL_TAGS.test(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { value } = attribute;
        if (!SHOWN_ATTRIBUTES.test(attribute.name.name) || value?.type !== 'Literal') continue;
        if (typeof value.value === 'string' && !CYRILLIC.test(value.value)) add(value, value.value);
      }
    },
    JSXText: (node) => add(node, node.value),
    Literal: (node) => {
      if (typeof node.value === 'string' && CYRILLIC.test(node.value)) add(node, node.value);
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw).join(HOLE);
      if (CYRILLIC.test(text)) add(node, text);
    },
  }).visit(parseSync(path, source).program);
  return found;
}
