import { FITS, isReviewText, MARKS, REVIEW_NOTES, type ReviewNote } from '@yahont/values/reviews.ts';
import { defineForm, isAnything } from '#app/base/forms/define-form.ts';

/** Names of the fields that may have several values. */
export const PHOTOS = 'files';
export const KEPT = 'kept';
export const NOTES = 'notes';

type Facts = { asksFit: boolean };

/** The fields under the API's names, each with its rule. */
export const REVIEW = defineForm<'mark' | 'fit' | 'text' | 'isSigned', Facts>({
  mark: (text) => markOf(text) !== null,
  fit: (text, _values, { asksFit }) => !asksFit || fitOf(text) !== null,
  text: isReviewText,
  isSigned: isAnything,
});
export type ReviewValues = (typeof REVIEW)['empty'] & {
  notes: readonly ReviewNote[];
  kept: readonly number[];
};

export function markOf(text: string) {
  return MARKS.find((mark) => String(mark) === text) ?? null;
}

export function fitOf(text: string) {
  return FITS.find((fit) => fit === text) ?? null;
}

/** Everything that was typed and ticked. */
export function readReview(form: FormData): ReviewValues {
  return {
    ...REVIEW.read(form),
    notes: REVIEW_NOTES.filter((note) => form.getAll(NOTES).includes(note)),
    kept: form.getAll(KEPT).map(Number).filter(Number.isSafeInteger),
  };
}
