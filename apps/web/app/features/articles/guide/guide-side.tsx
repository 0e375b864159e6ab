import type { SmallCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { CardPrice } from '#app/shop/cards/parts/card-price.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './guide-side.module.css';

type Props = {
  /** Articles on a related subject. */
  cards: readonly Card[];
};

/** Beside an article: two related articles, and a contact for questions. */
export function GuideSide({ cards }: Props) {
  return (
    <div className={styles.root}>
      {cards.length > 0 && (
        <div>
          <p className={styles.label}>В&nbsp;статье</p>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <A href={card.url} className={styles.piece}>
                  <span className={styles.picture} data-theme={card.picture?.background}>
                    {card.picture && <Picture picture={card.picture} alt="" sizes="88px" />}
                  </span>
                  <span className={styles.words}>
                    <CardPrice card={card} unit={card.priceUnit} size="line" />
                    <span>{card.name}</span>
                  </span>
                </A>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.ask}>
        <b className={styles.title}>Спросить геммолога</b>
        <p>Расскажите, что выбираете: ответим, стоит&nbsp;ли оно своих денег.</p>
        <A href="/feedback/" className={`${text.link} ${styles.link}`}>
          Задать вопрос
        </A>
      </div>
    </div>
  );
}
