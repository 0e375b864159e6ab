import { useState, type FormEvent } from 'react';
import type { complain } from '@yahont/contracts/reviews/reviews.ts';
import { COMPLAINT_REASONS } from '@yahont/values/reviews.ts';
import { call, CallFailed } from '#app/lib/api/browser.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { COMPLAINT_WORDS } from './review-words.ts';
import styles from './complaint-dialog.module.css';

const FAILURE = 'Не\u00A0получилось отправить. Попробуйте ещё раз.';
const REFUSALS: RefusalTexts<typeof complain> = {
  'own-review': 'Это ваш отзыв. Снять его можно в\u00A0личном кабинете, в\u00A0покупках.',
  'too-many-reactions': 'Слишком много жалоб подряд. Попробуйте через час.',
};
const TEXT_MAX = 500;

type Props = { reviewId: number; onClose: () => void };

/** A complaint about a review: a reason and, if the reader likes, a few words. */
export function ComplaintDialog({ reviewId, onClose }: Props) {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const reason = COMPLAINT_REASONS.find((one) => one === data.get('reason'));
    if (reason === undefined) {
      setFailure('Выберите причину');
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      const body = { reason, text: readText(data, 'text') };
      await call<typeof complain>('POST', `/api/reviews/${reviewId}/complaints`, body);
      setSent(true);
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : null;
      setFailure(problem === null ? FAILURE : refusalText(REFUSALS, problem, FAILURE));
    }
    setSending(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title="Пожаловаться на отзыв" width="narrow">
      {isSent ? (
        <p role="status">
          Спасибо, прочтём. Отзыв снимаем, если он нарушает правила, и&nbsp;никогда&nbsp;— за&nbsp;низкую
          оценку.
        </p>
      ) : (
        <form className={styles.root} onSubmit={(event) => void send(event)} noValidate>
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>Что не так</legend>
            {COMPLAINT_REASONS.map((reason) => (
              <RadioCard key={reason} name="reason" value={reason} title={COMPLAINT_WORDS[reason]} />
            ))}
          </fieldset>
          <TextAreaField label="Подробнее, если хотите" name="text" rows={3} maxLength={TEXT_MAX} />
          <Button type="submit" isWaiting={isSending} waitingText="Отправляем">
            Отправить
          </Button>
          <FormStatus done={null} failure={failure} />
        </form>
      )}
    </Dialog>
  );
}
