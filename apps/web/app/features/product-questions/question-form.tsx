import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { contactIn, QUESTION_MAX, QUESTION_MIN } from '@yahont/values/product-questions.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import form from '#app/ui/fields/form.module.css';
import text from '#app/ui/text/text.module.css';
import type { OwnQuestions } from './product-questions.ts';
import type { QuestionResult } from './question-action.server.ts';
import { questionHref } from './question-address.ts';
import { isOpenQuestion, QUESTION } from './question-values.ts';
import { contactText, questionRefusalText, waitingText, willAnswerText } from './question-words.ts';
import styles from './question-form.module.css';

type Props = {
  productId: number;
  known: OwnQuestions;
  /** What was typed before the form was closed. */
  draft?: string;
  onType?: (text: string) => void;
  /** Result of a form sent without JavaScript. */
  result?: QuestionResult | undefined;
  /** Called when the question is asked. */
  onDone?: () => void;
};

const LENGTHS = nbsp(`От ${QUESTION_MIN} до ${QUESTION_MAX} знаков, без телефона и почты: вопрос увидят все`);
const UNAVAILABLE: Refusal = { code: 'captcha-unavailable' };

/** Asks about a piece: the words, and where the answer goes. What was typed stays when it is refused. */
export function QuestionForm({ productId, known, draft = '', onType, result, onDone }: Props) {
  const fetcher = useFetcher<QuestionResult>();
  const action = questionHref(productId);
  const facts = { hasEmail: known.email !== null };
  const captcha = useCaptchaForm({
    isValid: (sent) => QUESTION.isValid(sent, facts),
    submit: (sent) => void fetcher.submit(sent, { method: 'post', action }),
  });
  const state = fetcher.data ?? result;
  const isDone = state?.ok === true;
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone, onDone]);
  const values = state?.ok === false ? state.values : { ...QUESTION.empty, text: draft };
  const [typed, setTyped] = useState(values.text);
  if (state?.ok)
    return (
      <div className={styles.done} role="status">
        <p>{waitingText(state.question)}</p>
        <p className={text.note}>
          {nbsp(`Напишем один раз, на ${state.email}. Вопрос появится на странице вместе с ответом.`)}
        </p>
      </div>
    );
  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const refusal = captcha.isUnavailable ? UNAVAILABLE : (state?.refusal ?? null);
  // What is said beside a field is not repeated below the form.
  const isSaidAtField = refusal?.code === 'contact-in-text';
  const failure = refusal === null || isSending || isSaidAtField ? null : questionRefusalText(refusal);
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.form}
      noValidate
      onSubmit={captcha.onSubmit}
    >
      <ServerRefusals names={state?.wrong}>
        <TextAreaField
          label="Ваш вопрос"
          name="text"
          rows={4}
          maxLength={QUESTION_MAX}
          defaultValue={values.text}
          isValid={isOpenQuestion}
          required
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onType?.(currentTarget.value);
          }}
          help={LENGTHS}
          reason={contactText(contactIn(typed)) || LENGTHS}
        />
        {known.email === null ? (
          <EmailField required label="Куда прислать ответ" defaultValue={values.email} />
        ) : (
          <p className={text.note}>{nbsp(`Ответ придёт на ${known.email}`)}</p>
        )}
        <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
          Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" size="big" isWide isWaiting={isSending} waitingText="Отправляем">
          Спросить
        </Button>
        <FormStatus done={null} failure={failure} />
      </div>
      <p className={text.note}>{`${willAnswerText(known)} ${nbsp('Ваши имя и почту никто не увидит.')}`}</p>
      {captcha.captchaElement}
    </fetcher.Form>
  );
}
