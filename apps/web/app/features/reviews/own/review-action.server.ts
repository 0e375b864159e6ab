import { withdrawReview, writeReview } from '@yahont/contracts/reviews/reviews.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { isAboutFiles } from '#app/ui/files/file-words.ts';
import { fitOf, markOf, PHOTOS, readReview, REVIEW, type ReviewValues } from './review-values.ts';

export type ReviewResult =
  | { ok: true }
  | { ok: false; values: ReviewValues; wrong: readonly string[]; refusal: Refusal | null };

type Given = { key: string; asksFit: boolean };

/** Sends the review or withdraws it; a refusal comes back with everything that was typed. */
export async function sendReview(
  api: CallApi,
  form: FormData,
  { key, asksFit }: Given,
): Promise<ReviewResult> {
  if (form.get('intent') === 'withdraw') {
    await api(withdrawReview, { params: { key } });
    return { ok: true };
  }
  const values = readReview(form);
  const wrong = REVIEW.wrong(values, { asksFit });
  const mark = markOf(values.mark);
  if (wrong.length > 0 || mark === null) return { ok: false, values, wrong, refusal: null };
  const { text, notes, kept } = values;
  const body = {
    mark,
    fit: fitOf(values.fit),
    notes: [...notes],
    text,
    isSigned: values.isSigned !== '',
    keptPhotos: [...kept],
  };
  try {
    await api(writeReview, { params: { key }, body, files: filesOf(form, PHOTOS) });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const named = REVIEW.named(errors.map(({ path }) => path));
    return {
      ok: false,
      values,
      wrong: isAboutFiles(code) ? [...named, PHOTOS] : named,
      refusal: named.length > 0 ? null : { code, context },
    };
  }
}
