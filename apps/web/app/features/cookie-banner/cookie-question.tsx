import { answerConsent } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { QuestionCard } from '#app/ui/modals/question-card.tsx';
import text from '#app/ui/text/text.module.css';

/** Two answers of equal weight; each hides the question for a year. */
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
