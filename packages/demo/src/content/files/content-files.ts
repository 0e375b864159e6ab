import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { readBody, type Body } from './body/read-body.ts';
import { readHead, splitFile } from './front-matter.ts';
import { fillPlaceholders } from './placeholders.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type ContentFile<Head> = {
  /** From the root of this package: `content/pages/delivery.md`. */
  file: string;
  head: Head;
  body: Body;
};

/** A file of texts from its text. Throws `TextError`. */
export function readContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const { head, body, bodyLine } = splitFile(file, fillPlaceholders(file, text.replaceAll('\r\n', '\n')));
  return { file, head: readHead(file, head, schema), body: readBody(file, body, bodyLine) };
}

/** Every Markdown file below `content/{folder}`, by name. Throws `TextError`. */
export function readFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): ContentFile<z.output<Schema>>[] {
  const root = join(ROOT, 'content', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return files
    .map((name) => ['content', folder, ...name.split(sep)].join('/'))
    .toSorted()
    .map((file) => readContent(file, readFileSync(join(ROOT, file), 'utf8'), schema));
}
