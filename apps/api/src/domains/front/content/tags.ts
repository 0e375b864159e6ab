import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Tag } from '#src/platform/database/changes.ts';

/** Which pages a change of each kind of text affects. Questions may be shown in a block of any text. */
export const TAGS: Readonly<Record<DocumentKind, readonly Tag[]>> = {
  page: ['content:page'],
  news: ['content:articles'],
  action: ['content:articles'],
  guide: ['content:articles'],
  'guide-section': ['content:articles'],
  question: ['content:questions', 'content:page', 'content:articles'],
  vacancy: ['content:vacancies', 'content:page'],
  seo: ['seo'],
};
