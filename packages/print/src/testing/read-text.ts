import { inflateSync } from 'node:zlib';

type FontText = { dictionary: string; stream: string };

/** The words of each page of a file that we made, piece by piece as they are drawn: enough of PDF for what `Sheet` writes. */
export function readText(file: Buffer): string[] {
  const parts = partsOf(file);
  const refersTo = (dictionary: string, key: string): FontText | undefined => {
    const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
    return id === undefined ? undefined : parts.get(id);
  };
  const pages = [...parts.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map((page) => {
    const resources = refersTo(page.dictionary, 'Resources')?.dictionary ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const unicode = refersTo(parts.get(id)?.dictionary ?? '', 'ToUnicode');
        return [name, signsOf(unicode?.stream ?? '')];
      }),
    );
    return wordsOf(refersTo(page.dictionary, 'Contents')?.stream ?? '', fonts);
  });
}

function partsOf(file: Buffer): Map<string, FontText> {
  const text = file.toString('latin1');
  const parts = new Map<string, FontText>();
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = text.indexOf('endobj', index);
    const stream = text.indexOf('stream\n', index);
    if (stream === -1 || stream > end) {
      parts.set(id, { dictionary: text.slice(index, end), stream: '' });
      continue;
    }
    const dictionary = text.slice(index, stream);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const bytes = file.subarray(stream + 'stream\n'.length, stream + 'stream\n'.length + length);
    const isPacked = dictionary.includes('/FlateDecode');
    parts.set(id, { dictionary, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return parts;
}

/** Which glyph is which sign, by the map of a font that programs copy text with. */
function signsOf(map: string): string[] {
  const signs: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    // A ligature has the codes of all its letters, with spaces between them.
    for (const [index, code] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      signs[Number.parseInt(from, 16) + index] = Buffer.from((code[1] ?? '').replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  }
  return signs;
}

function wordsOf(stream: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let font: readonly string[] = [];
  let words = '';
  for (const [, name, run = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]+>|[^<\]])*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? [];
    for (const [, glyphs = ''] of run.matchAll(/<([0-9a-f]+)>/g))
      for (const [glyph] of glyphs.matchAll(/.{4}/g)) words += font[Number.parseInt(glyph, 16)] ?? '\uFFFD';
    if (name === undefined) words += '\n';
  }
  return words;
}
