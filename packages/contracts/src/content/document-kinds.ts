/** Kinds of texts that editors write; each has a schema of its own. Words are kept in rows, so they never change. */
export const DOCUMENT_KINDS = [
  'page',
  'news',
  'action',
  'guide',
  'guide-section',
  'question',
  'vacancy',
  'seo',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `planned`: waits for its minute. `past`: was published, or was brought by an import while staff's text is shown. */
export const VERSION_STATES = ['draft', 'planned', 'published', 'past'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
