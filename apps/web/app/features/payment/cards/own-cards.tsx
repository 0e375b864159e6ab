import { Form } from 'react-router';
import type { SavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { cardName, cardUntil } from '#app/shop/words/card-words.ts';
import { REMOVE_CARD } from './card-intents.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import owned from '#app/ui/parts/owned-rows.module.css';
import styles from './own-cards.module.css';

type Props = {
  cards: readonly SavedCard[];
  /** The result of the last form. */
  done: string | null;
};

/** Saved cards of the account; each is removed with one action. */
export function OwnCards({ cards, done }: Props) {
  return (
    <div className={styles.root} id="karty">
      {cards.length === 0 ? (
        <p className={owned.muted}>
          {nbsp(
            'Сохранённых карт нет. Чтобы не вводить карту каждый раз, отметьте «Запомнить карту» при оформлении заказа.',
          )}
        </p>
      ) : (
        <>
          <ul className={owned.rows}>
            {cards.map((card) => (
              <li key={card.id} className={owned.row}>
                <Icon name="card" size={18} className={owned.icon} />
                <p className={classNames(owned.what, styles.what)}>
                  <b>{cardName(card)}</b>
                  <span>{nbsp(cardUntil(card))}</span>
                </p>
                <Form method="post" action="/personal/detail/#karty" preventScrollReset>
                  <input type="hidden" name="id" value={card.id} />
                  <button
                    type="submit"
                    name="intent"
                    value={REMOVE_CARD}
                    className={owned.link}
                    aria-label={`Удалить карту: ${cardName(card)}`}
                  >
                    Удалить
                  </button>
                </Form>
              </li>
            ))}
          </ul>
          <p className={owned.muted}>
            {nbsp('Номера карт хранит банк. Вместе с картой отзывается и ')}
            <A href="/politika/karty/" className={styles.text}>
              согласие на&nbsp;её сохранение
            </A>
            .
          </p>
        </>
      )}
      <p className={classNames(owned.status, styles.status)} role="status">
        {done ?? ''}
      </p>
    </div>
  );
}
