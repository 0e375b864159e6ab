export { visitLinks } from './visits/visit-links.ts';
