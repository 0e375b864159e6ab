import { fileFault, type FileFault } from './leads/file-faults.ts';
import { cleanTyped } from './typed/typed-text.ts';

/** Marks of a review, worst first. */
export const MARKS = [1, 2, 3, 4, 5] as const;

/** How the size fitted. */
export const FITS = ['small', 'right', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** What owners may tick; the storefront has their words. */
export const REVIEW_NOTES = [
  'smooth-edge',
  'bright',
  'sits-even',
  'light',
  'as-pictured',
  'finer-than-pictured',
  'firm-clasp',
  'needs-cleaning',
  'scratches',
  'turns',
] as const;
export type ReviewNote = (typeof REVIEW_NOTES)[number];

/** Why a review is not published. */
export const REFUSAL_REASONS = ['insult', 'personal', 'advertising', 'off-topic', 'photo'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why a published review is hidden after a complaint. A low mark is no reason. */
export const HIDING_REASONS = [...REFUSAL_REASONS, 'not-owner'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** What a reader may complain about. */
export const COMPLAINT_REASONS = [
  'insult',
  'personal',
  'advertising',
  'off-topic',
  'photo',
  'untrue',
] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** Lengths of a review's text, in characters. */
export const REVIEW_TEXT_MIN = 40;
export const REVIEW_TEXT_MAX = 2000;

/** Whether a text is long enough to be a review; spaces at the ends do not count. */
export function isReviewText(text: string): boolean {
  const { length } = cleanTyped(text, { lines: 'many' });
  return length >= REVIEW_TEXT_MIN && length <= REVIEW_TEXT_MAX;
}

const MEGABYTE = 1024 * 1024;

/** Photographs of one review. */
export const REVIEW_PHOTOS = {
  most: 6,
  bytes: 10 * MEGABYTE,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const satisfies { most: number; bytes: number; types: readonly string[] };

/** The largest form of a review, bytes. */
export const REVIEW_FORM_BYTES = REVIEW_PHOTOS.most * REVIEW_PHOTOS.bytes + MEGABYTE;

/** The first fault of photographs by their number and sizes; null for none. */
export function reviewPhotosFault(files: readonly { name: string; size: number }[]): FileFault | null {
  return fileFault(files, REVIEW_PHOTOS);
}

export type FitCounts = Readonly<Record<Fit, number>>;

/** Fewer reviews of a size than this give no advice. */
export const ADVICE_MIN = 5;

export type FitAdvice = {
  /** `own`: take the usual size. `larger` and `smaller`: most owners found it small or large. */
  advice: 'own' | 'larger' | 'smaller' | 'try';
  total: number;
  /** The reply that the advice follows from, and how many gave it. */
  fit: Fit;
  count: number;
  /** How many said that it is small: a size between two should be the larger one. */
  small: number;
  large: number;
};

/**
 * What the owners of one size advise: nothing under five replies, the reply of at least six in ten, or to
 * try it on. `{ small: 2, right: 9, large: 0 }` → `own`, 9 of 11.
 */
export function fitAdvice(counts: FitCounts): FitAdvice | null {
  const { small, right, large } = counts;
  const total = small + right + large;
  if (total < ADVICE_MIN) return null;
  const [fit, count] = FITS.map((one) => [one, counts[one]] as const).reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  const isClear = count * 10 >= total * 6;
  const advice = isClear ? ({ small: 'larger', right: 'own', large: 'smaller' } as const)[fit] : 'try';
  return { advice, total, fit, count, small, large };
}
