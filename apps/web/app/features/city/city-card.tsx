import { Suspense } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { QuestionCard } from '#app/ui/modals/question-card.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { rememberCity } from './city-cookie.ts';

const CityDialog = lazyPart(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog }));

type Props = {
  /** City whose page is shown. */
  shownId: number;
  guess: { id: number; name: string };
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
};

/** «Ваш город — Казань?», and the choice of another one. */
export function CityCard({ shownId, guess, isChoosing, setChoosing }: Props) {
  function confirm(): void {
    rememberCity(guess.id);
    if (guess.id !== shownId) location.reload();
  }
  return (
    <>
      <QuestionCard
        label="Ваш город"
        about="city"
        answers={
          <>
            <Button variant="ghost" onClick={confirm}>
              Да
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              Выбрать другой
            </Button>
          </>
        }
      >
        Ваш город&nbsp;— {guess.name}?
      </QuestionCard>
      {isChoosing && (
        <Suspense>
          <CityDialog currentId={guess.id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
