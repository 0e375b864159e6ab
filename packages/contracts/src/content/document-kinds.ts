/**
 * Kinds of texts that editors write; each has its own schema. Rows store these words, so they never
 * change.
 */
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

/**
 * `planned`: waits for its time. `past`: was published, or was imported while staff's own text was
 * published.
 */
export const VERSION_STATES = ['draft', 'planned', 'published', 'past'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
