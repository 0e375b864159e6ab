export { importSets } from './import-sets.ts';
export { findSetParts, listSetAddresses } from './find-sets.ts';
export { LINE_SET, type LineSet } from './set-line.sql.ts';
