/** A page of text as it is written; the title and the picture's hash are added later. */
export type PageDraft = {
  path: string;
  h1: string;
  /** For search engines. */
  description: string;
  lead: string;
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[];
  /** Base name of a picture. */
  picture?: string;
};
