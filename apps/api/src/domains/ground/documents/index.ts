export {
  bodyText,
  documentId,
  findPublishedAt,
  listPublished,
  listPublishedAddresses,
  listPublishedField,
  publishedVersion,
} from './published.ts';
export type { Published } from './published.ts';
export { draftLinks } from './draft-links.ts';
export type { DraftLinks, KindRights, KindRules, KnownAddresses } from './document-kind.ts';
export { findDraft } from './find-draft.ts';
export { importDocuments, removeImported } from './import-documents.ts';
export { readBody, rowVersion } from './read-bodies.ts';
