import type { OwnQuestion, ProductQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { CAUSE_WORDS, signatureOf, waitingText } from './question-words.ts';
import styles from './product-questions.module.css';

/** A question with the answer of a store, which signs with its address. */
export function QuestionItem({ question }: { question: ProductQuestion }) {
  const { text, city, askedOn, isSample, answer } = question;
  return (
    <article className={styles.question}>
      <h3 className={styles.words}>{text}</h3>
      <p className={styles.small}>
        {nbsp(city)} · <time dateTime={askedOn}>{formatDayMonth(askedOn)}</time>
        {isSample && ' · образец'}
      </p>
      <div className={styles.answer}>
        <p>
          <b>{signatureOf(answer)}</b>
          <small>Ответ · {formatDayMonth(answer.on)}</small>
        </p>
        <p>{answer.text}</p>
      </div>
    </article>
  );
}

/** An own question that nobody else sees yet: who has it, and when the answer is due. */
export function OwnQuestionItem({ question }: { question: OwnQuestion }) {
  const { text, askedOn, refusal } = question;
  return (
    <article className={styles.question}>
      <h3 className={styles.words}>{text}</h3>
      <p className={styles.small}>
        Ваш вопрос · <time dateTime={askedOn}>{formatDayMonth(askedOn)}</time>
      </p>
      {refusal === null ? (
        <p className={styles.state}>
          <Icon name="clock" size={20} />
          {waitingText(question)}
        </p>
      ) : (
        <p className={styles.state} data-refused>
          <Icon name="alert" size={20} />
          <span>
            <b>{nbsp(`Вопрос не напечатали: ${CAUSE_WORDS[refusal.cause]}.`)}</b> {refusal.words}
          </span>
        </p>
      )}
    </article>
  );
}
