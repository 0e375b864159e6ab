import { useRef } from 'react';
import { Form } from 'react-router';
import type { getOwnReview, OwnReview } from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import {
  FITS,
  isReviewText,
  MARKS,
  REVIEW_NOTES,
  REVIEW_PHOTOS,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  reviewPhotosFault,
} from '@yahont/values/reviews.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { FileField } from '#app/ui/files/file-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { FIT_WORDS, NOTE_WORDS } from '../review-words.ts';
import { refusalText } from './own-words.ts';
import type { ReviewResult } from './review-action.server.ts';
import { KEPT, NOTES, PHOTOS, type ReviewValues } from './review-values.ts';
import { useTextDraft } from './use-text-draft.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './own.module.css';

const MEGABYTE = 1024 * 1024;
const PHOTO_HELP = `До${'\u00A0'}шести, каждое до${'\u00A0'}${REVIEW_PHOTOS.bytes / MEGABYTE}${'\u00A0'}МБ. Место съёмки и${'\u00A0'}модель телефона из${'\u00A0'}файла стираем`;

type Props = {
  piece: Pick<AnswerOf<typeof getOwnReview>, 'asksFit' | 'signature' | 'review'>;
  /** Key of the purchase. */
  pieceKey: string;
  result: ReviewResult | undefined;
};

/** A review of a piece, new or changed. */
export function ReviewForm({ piece: { asksFit, signature, review }, pieceKey, result }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const { keep } = useTextDraft(ref, { key: pieceKey, sent: review?.text ?? null });
  const isSending = useSentIntent() === 'review';
  const failed = result !== undefined && !result.ok ? result : null;
  const values = failed?.values ?? valuesOf(review);
  const refusal = failed?.refusal ?? null;
  return (
    <Form
      ref={ref}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      noValidate
      onInput={keep}
    >
      <ServerRefusals names={failed?.wrong}>
        <RadioGroup legend="Оценка" name="mark" reason="Поставьте оценку">
          <Label>Оценка</Label>
          <Segments
            label="Оценка от 1 до 5"
            name="mark"
            defaultValue={values.mark}
            options={MARKS.map((mark) => ({
              value: String(mark),
              title: <span className={styles.numeral}>{mark}</span>,
            }))}
          />
        </RadioGroup>
        {asksFit && (
          <RadioGroup legend="Как сел размер" name="fit" reason="Скажите, как сел размер">
            <Label>Как сел размер</Label>
            <Segments
              label="Как сел размер"
              name="fit"
              defaultValue={values.fit}
              options={FITS.map((fit) => ({ value: fit, title: capitalise(nbsp(FIT_WORDS[fit])) }))}
            />
          </RadioGroup>
        )}
        <fieldset>
          <legend className={styles.label}>Что заметили, если хотите</legend>
          <div className={styles.notes}>
            {REVIEW_NOTES.map((note) => (
              <Checkbox key={note} name={NOTES} value={note} defaultChecked={values.notes.includes(note)}>
                {nbsp(NOTE_WORDS[note])}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="Что сказали бы подруге"
          name="text"
          rows={6}
          maxLength={REVIEW_TEXT_MAX}
          defaultValue={values.text}
          isValid={isReviewText}
          required
          help={nbsp(`От ${REVIEW_TEXT_MIN} до ${REVIEW_TEXT_MAX} знаков`)}
        />
        <KeptPhotos review={review} kept={values.kept} />
        <FileField
          name={PHOTOS}
          label="Фото, до шести"
          help={PHOTO_HELP}
          isMultiple
          types={REVIEW_PHOTOS.types}
          faultOf={reviewPhotosFault}
        />
        {signature !== null && (
          <Checkbox name="isSigned" value="1" defaultChecked={values.isSigned !== ''}>
            Подписать «{signature}», без&nbsp;галочки&nbsp;— «Покупатель»
          </Checkbox>
        )}
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" name="intent" value="review" isWaiting={isSending} waitingText="Отправляем">
          Отправить
        </Button>
        <FormStatus done={null} failure={refusal === null || isSending ? null : refusalText(refusal)} />
      </div>
    </Form>
  );
}

function Label({ children }: { children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}

/** Photographs of the review as it is; those without a tick are removed. */
function KeptPhotos({ review, kept }: { review: OwnReview | null; kept: readonly number[] }) {
  const photos = (review?.photos ?? []).filter((photo) => photo.kind === 'own');
  if (photos.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.label}>Ваши фото</legend>
      <ul className={styles.kept}>
        {photos.map(({ id, thumbUrl }, index) => (
          <li key={id}>
            <img src={thumbUrl} alt={`Фото ${index + 1}`} width={96} height={96} />
            <Checkbox name={KEPT} value={String(id)} defaultChecked={kept.includes(id)}>
              Оставить
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function valuesOf(review: OwnReview | null): ReviewValues {
  if (review === null) return { mark: '', fit: '', text: '', isSigned: '1', notes: [], kept: [] };
  const { mark, fit, text, isSigned, notes, photos } = review;
  return {
    mark: String(mark),
    fit: fit ?? '',
    text,
    isSigned: isSigned ? '1' : '',
    notes,
    kept: photos.flatMap((photo) => (photo.kind === 'own' ? photo.id : [])),
  };
}
