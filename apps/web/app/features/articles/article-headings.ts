import type { ArticleSection } from '@yahont/contracts/content/articles.ts';
import { sectionId } from './guide/section-id.ts';

/** A text with fewer headings needs no table of contents. */
const WORTH_LISTING = 3;

export type ArticleHeading = { id: string; heading: string };

/** Headings of a long text with their anchors; empty for a short text. */
export function articleHeadings(sections: readonly Pick<ArticleSection, 'heading'>[]): ArticleHeading[] {
  const headings = sections
    .map(({ heading }, index) => ({ id: sectionId(index), heading }))
    .filter(({ heading }) => heading !== '');
  return headings.length < WORTH_LISTING ? [] : headings;
}
