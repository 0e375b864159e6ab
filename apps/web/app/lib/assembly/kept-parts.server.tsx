import type { ReactElement } from 'react';
import type { KeepMarkup } from './kept-markup.tsx';
import { keepPart } from './page-parts.server.ts';
import type { Part } from './page-parts.server.ts';
import { scriptText } from './script-text.ts';

/** Markup by what it was made from; it lives as long as that does. */
export function keptMarkup(render: (part: ReactElement) => string): KeepMarkup {
  const kept = new WeakMap<object, Map<string, Part>>();
  return (source, variant, part) => {
    let variants = kept.get(source);
    if (variants === undefined) {
      variants = new Map();
      kept.set(source, variants);
    }
    let made = variants.get(variant);
    if (made === undefined) {
      made = keepPart(Buffer.from(render(part())));
      variants.set(variant, made);
    }
    return made.token;
  };
}

const json = new WeakMap<object, Part>();

/**
 * Stands for the JSON of a value inside a text of the loaders' data (`packed.ts`), which goes into the page as JSON
 * once more and that into a script.
 */
export function keptJson(value: object): string {
  let made = json.get(value);
  if (made === undefined) {
    const inData = inside(JSON.stringify(JSON.stringify(value)));
    made = keepPart(Buffer.from(inside(scriptText(inData))));
    json.set(value, made);
  }
  return made.token;
}

/** A string's text without its quotes. */
function inside(text: string): string {
  return text.slice(1, -1);
}
