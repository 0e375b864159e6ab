import type { ImportTextPage } from '@yahont/contracts/content/content.ts';

type Royal = NonNullable<ImportTextPage['royal']>;

/** A page of text as it is written; the title and hashes of pictures are added later. */
export type PageDraft = {
  path: string;
  h1: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** `[1]` in a paragraph leads to the first footnote. */
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[];
  /** Base name of a picture. */
  picture?: string;
  pictureAlt?: string;
  footnotes?: string[];
  links?: { text: string; url: string }[];
  /** Pieces of a section under the text. */
  pieces?: ImportTextPage['pieces'];
  /** Pictures by their base names. */
  royal?: Royal;
};
