import { answerConsent } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { QuestionCard } from '#app/ui/modals/question-card.tsx';
import text from '#app/ui/text/text.module.css';

type Props = { onAnswer?: (() => void) | undefined };

/** Two answers of equal weight; each hides the question for a year. */
export function CookieQuestion({ onAnswer }: Props) {
  function answer(isAgreed: boolean): void {
    answerConsent(isAgreed);
    onAnswer?.();
    void import('./keep-answer.ts').then(({ keepAnswer }) => keepAnswer(isAgreed));
  }

  return (
    <QuestionCard
      label="Согласие на хранение данных"
      about="cookies"
      answers={
        <>
          <Button variant="ghost" onClick={() => answer(true)}>
            Согласен
          </Button>
          <Button variant="ghost" onClick={() => answer(false)}>
            Только необходимые
          </Button>
        </>
      }
    >
      Храним на&nbsp;вашем устройстве город, корзину и&nbsp;избранное, а&nbsp;с&nbsp;вашего согласия&nbsp;—
      статистику посещений.{' '}
      <A href="/politika/kuki/" className={text.link}>
        Текст согласия
      </A>
    </QuestionCard>
  );
}
