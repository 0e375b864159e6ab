export { loadSiteTexts } from './site-texts.ts';
