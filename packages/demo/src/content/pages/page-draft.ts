import type { ImportTextPage } from '@yahont/contracts/content/content.ts';

type Royal = NonNullable<ImportTextPage['royal']>;

/** A text page as an author writes it; its title and picture hashes are added later. */
export type PageDraft = {
  path: string;
  h1: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** `[1]` in a paragraph links to the first footnote. */
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[];
  /** Base name of a picture. */
  picture?: string;
  pictureAlt?: string;
  footnotes?: string[];
  links?: { text: string; url: string }[];
  /** Products of a section below the text. */
  pieces?: ImportTextPage['pieces'];
  /** Pictures by their base names. */
  royal?: Royal;
};
