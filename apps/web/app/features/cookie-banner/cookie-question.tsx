import { answerConsent } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { A } from '#app/ui/link.tsx';
import { QuestionCard } from '#app/ui/question-card.tsx';
import text from '#app/ui/text.module.css';

/** Two answers of equal weight; either ends the asking for a year. */
export function CookieQuestion() {
  return (
    <QuestionCard
      label="Согласие на хранение данных"
      about="cookies"
      answers={
        <>
          <Button variant="ghost" onClick={() => answerConsent(true)}>
            Согласен
          </Button>
          <Button variant="ghost" onClick={() => answerConsent(false)}>
            Только необходимые
          </Button>
        </>
      }
    >
      Храним на&nbsp;вашем устройстве город, корзину и&nbsp;избранное, а&nbsp;с&nbsp;вашего согласия&nbsp;—
      статистику посещений.{' '}
      <A href="/politika/" className={text.link}>
        Политика обработки данных
      </A>
    </QuestionCard>
  );
}
