import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { cardName, cardUntil } from '#app/shop/words/card-words.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import { ANOTHER_CARD } from '../values/saved-card.ts';
import styles from './card-choice.module.css';

type Props = { cards: CheckoutOptions['cards']; start: CheckoutValues };

/**
 * Which card pays: a saved one, or another that the bank may remember. The consent to save it is never
 * preset. CSS hides the fields that do not belong to the choice, so this works without scripts.
 */
export function CardChoice({ cards: { saved, canSave }, start }: Props) {
  return (
    <div className={styles.root}>
      {saved.length > 0 && (
        <RadioGroup legend="Какой картой заплатить" name="card" className={styles.cards}>
          {saved.map((card) => (
            <RadioCard
              key={card.id}
              name="card"
              value={card.id}
              title={cardName(card)}
              note={nbsp(cardUntil(card))}
              defaultChecked={start.card === card.id}
            />
          ))}
          <RadioCard
            name="card"
            value={ANOTHER_CARD}
            title="Другая карта"
            note={nbsp('Введёте на странице банка')}
            defaultChecked={start.card === ANOTHER_CARD}
          />
        </RadioGroup>
      )}
      {canSave && (
        <div className={styles.save}>
          <Checkbox name="saveCard" defaultChecked={start.saveCard !== ''}>
            {nbsp('Запомнить карту для следующих покупок')}
          </Checkbox>
          <p className={styles.note}>
            {nbsp('Номер карты хранит банк. Удалить её можно в профиле. ')}
            <A href="/politika/karty/" className={styles.link}>
              Условия сохранения
            </A>
          </p>
        </div>
      )}
    </div>
  );
}
