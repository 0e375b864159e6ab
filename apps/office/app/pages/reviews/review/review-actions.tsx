import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { publishReview } from '#app/lib/calls/routes/reviews.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import type { ReviewVerb } from './review-deed.tsx';

type Props = { review: OfficeReview; me: Me; onDeed: (verb: ReviewVerb) => void };

/** What this person may do with the review as it is. */
export function ReviewActions({ review, me, onDeed }: Props) {
  const cache = useQueryClient();
  const { id, state, version, complaints, answer } = review;
  const publishing = useMutation({
    mutationFn: () => call(publishReview, { params: { id } }, { version }),
    onSuccess: () => say('Отзыв на сайте, автор получит письмо'),
    onError: (error) => say(REFUSED[codeOf(error)] ?? failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const mayModerate = may(me, 'reviews.moderate');
  const mayAnswer = may(me, 'reviews.answer') && state === 'published';
  const isContested = mayModerate && state === 'published' && complaints.length > 0;
  if (!mayAnswer && !isContested && !(mayModerate && state === 'waiting')) return null;
  return (
    <>
      {mayModerate && state === 'waiting' && (
        <>
          <Button isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
            Опубликовать
          </Button>
          <Button look="quiet" isDanger onClick={() => onDeed('refuse')}>
            Отказать…
          </Button>
        </>
      )}
      {isContested && (
        <>
          <Button look="quiet" onClick={() => onDeed('keep')}>
            Оставить на сайте
          </Button>
          <Button look="quiet" isDanger onClick={() => onDeed('hide')}>
            Скрыть…
          </Button>
        </>
      )}
      {mayAnswer && (
        <Button look={isContested ? 'quiet' : 'main'} onClick={() => onDeed('answer')}>
          {answer === null ? 'Ответить от магазина' : 'Изменить ответ'}
        </Button>
      )}
    </>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'changed-meanwhile': 'Автор успел изменить отзыв: прочтите новый текст и решите снова',
  'wrong-state': 'Отзыв уже решил кто-то другой',
};
