import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { applyPromo, CallFailed } from '#app/lib/api/browser.ts';
import { promoMessage } from '#app/shop/words/promo-texts.ts';
import { queryClient } from '#app/base/requests/query-client.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './promo-block.module.css';

type Props = { block: BlockOf<'promo'> };

/** `taken`: the code is applied to the cart; a text: why it is not. */
type Answer = 'asking' | 'taken' | { refused: string } | null;

/** The code that a block of the page applied to the cart last: it replaced the previous one. */
const APPLIED_KEY = ['applied-promo'];

/**
 * A promo code with its terms, and a button that applies it to the cart. Without JavaScript the cart page
 * handles the form.
 */
export function PromoBlock({ block: { heading, code, percent, minTotal, state, startsOn, endsOn } }: Props) {
  const id = useId();
  const [own, setAnswer] = useState<Answer>(null);
  const { data: applied } = useQuery<string>({ queryKey: APPLIED_KEY, queryFn: skipToken }, queryClient());
  const answer = own === 'taken' && applied !== code ? null : own;

  async function apply(event: FormEvent) {
    event.preventDefault();
    setAnswer('asking');
    try {
      await applyPromo(code);
      queryClient().setQueryData<string>(APPLIED_KEY, code);
      setAnswer('taken');
      void visitor.reload();
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : null;
      setAnswer({ refused: promoMessage(problem ?? { code: '' }) });
    }
  }

  const refused = typeof answer === 'object' && answer !== null ? answer.refused : null;
  return (
    <section className={styles.root} aria-labelledby={id} data-state={state}>
      <div className={styles.words}>
        <h2 id={id} className={styles.heading}>
          {heading === '' ? 'Промокод' : heading} <b className={styles.code}>{code}</b>
        </h2>
        <p className={styles.terms}>
          Скидка {percent}&nbsp;%
          {minTotal === 0 ? ' на\u00A0любую сумму' : ` на\u00A0украшения от\u00A0${formatRoubles(minTotal)}`}
          {state === 'current' && `, до\u00A0${formatDate(endsOn)} включительно`}
        </p>
      </div>
      {state === 'current' ? (
        <form method="post" action="/cart/" className={styles.form} onSubmit={(event) => void apply(event)}>
          <input type="hidden" name="intent" value="promo" />
          <input type="hidden" name="code" value={code} />
          {answer === 'taken' ? (
            <ArrowLink href="/cart/">Открыть корзину</ArrowLink>
          ) : (
            <div className={styles.buttons}>
              <Button type="submit" isWaiting={answer === 'asking'} waitingText="Применяем">
                Применить
              </Button>
              <CopyButton text={code} name="Скопировать" done={`Промокод ${code} скопирован`} />
            </div>
          )}
          <p className={styles.answer} role="status" data-refused={refused === null ? undefined : ''}>
            {answer === 'taken' && <Icon name="check" size={18} />}
            {answer === 'taken' ? 'Промокод применён: сумма корзины уже меньше.' : refused}
          </p>
        </form>
      ) : (
        <p className={styles.ended}>
          {state === 'ended'
            ? `Срок действия закончился ${formatDate(endsOn)}.`
            : `Начнёт действовать ${formatDate(startsOn)}.`}
        </p>
      )}
    </section>
  );
}
