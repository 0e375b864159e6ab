export { leadLinks } from './lead-links.ts';
