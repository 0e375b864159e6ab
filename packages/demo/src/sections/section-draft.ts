import type { ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';

/** A section as an author writes it: pictures by name, the long text in paragraphs. */
export type SectionDraft = {
  code: string;
  name: string;
  h1?: string;
  lead: string;
  seo: string[];
  picture: string;
  rule: ImportSection['rule'];
  children?: SectionDraft[];
};
