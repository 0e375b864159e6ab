export { createMissedQueries } from './missed-queries.ts';
export { loadSiteTexts } from './site-texts.ts';
