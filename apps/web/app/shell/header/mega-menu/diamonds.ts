import type { HeaderSection } from './section-links.ts';

/** The listing of loose diamonds, which is no section of the catalogue. */
export const DIAMONDS: HeaderSection = { name: 'Бриллианты', url: '/catalog/diamonds/' };
