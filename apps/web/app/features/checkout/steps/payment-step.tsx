import { useSyncExternalStore, type ReactNode } from 'react';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { instalmentSchedule } from '@yahont/values/sums/instalment.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { BUYER_RULES, type BuyerKind } from '@yahont/values/buyer/buyer-kinds.ts';
import type { WayToPay } from '@yahont/values/sums/ways-to-pay.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PAYMENT_ICONS } from '#app/shop/words/payment-icons.ts';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { PaymentSchedule } from '#app/shop/parts/payment-schedule.tsx';
import { Switch } from '#app/ui/choices/switch.tsx';
import { chosenBuyer } from '../values/checkout-sums.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import { CardChoice } from '../cards/card-choice.tsx';
import { paymentNote, paymentTitle } from '../messages.ts';
import text from '#app/ui/text/text.module.css';
import styles from './payment-step.module.css';

type Props = {
  bonus: CheckoutOptions['bonus'];
  cards: CheckoutOptions['cards'];
  held: CheckoutOptions['held'];
  cardOnReceipt: boolean;
  /** Ways to pay for the chosen delivery and points. */
  ways: readonly WayToPay[];
  /** Terms of instalments; null: they are not offered. */
  credit: CheckoutOptions['paymentRules']['credit'];
  today: IsoDate;
  start: CheckoutValues;
  /** The currently chosen kind of buyer. */
  buyer: BuyerKind;
  /** Gift certificates. */
  certificates: ReactNode;
  /** Called when the shopper wants to change the buyer; that step may be collapsed. */
  onBuyer: () => void;
};

const NO_WAY: Readonly<Record<BuyerKind, string>> = {
  person:
    'На такую сумму нельзя оформить один заказ. Уберите одно из украшений в корзине и закажите его отдельно.',
  company: 'Заказ организации сейчас нельзя оплатить на сайте. Позвоните нам, и мы выставим счёт.',
};
const NO_WAY_TODAY =
  'Курьер приедет сегодня, раньше, чем придёт перевод по счёту. Выберите другой способ получения.';
const HINTS: Readonly<Record<BuyerKind, string>> = {
  person: 'Покупает организация или ИП?',
  company: 'Бонусы за заказ организации не начисляем и не списываем.',
};

/** The ways to pay; an unavailable one shows the reason. */
export function PaymentStep({
  bonus,
  cards,
  held,
  cardOnReceipt,
  ways,
  credit,
  today,
  start,
  buyer,
  certificates,
  onBuyer,
}: Props) {
  const isAsBefore = buyer === chosenBuyer(start);
  const checked = isAsBefore ? start.payment : ways.find(({ isAvailable }) => isAvailable)?.kind;
  const { hasPoints } = BUYER_RULES[buyer];
  const isTooSoon = ways.some(({ reason }) => reason === 'today');
  return (
    <div className={styles.root}>
      <RadioGroup key={buyer} legend="Способ оплаты" name="payment" className={styles.cards}>
        {ways.map((way) => (
          <RadioCard
            key={way.kind}
            className={styles.card}
            name="payment"
            value={way.kind}
            icon={PAYMENT_ICONS[way.kind]}
            title={paymentTitle(way.kind)}
            note={paymentNote(way, bonus.balance, held.includes(way.kind), cardOnReceipt)}
            defaultChecked={way.isAvailable && way.kind === checked}
            disabled={!way.isAvailable}
          />
        ))}
      </RadioGroup>
      {credit !== null && <InstalmentTerms ways={ways} terms={credit} today={today} />}
      {!ways.some(({ isAvailable }) => isAvailable) && (
        <p className={styles.none}>{nbsp(isTooSoon ? NO_WAY_TODAY : NO_WAY[buyer])}</p>
      )}
      {(cards.canSave || cards.saved.length > 0) && (
        <div className={styles.whichCard}>
          <CardChoice cards={cards} start={start} />
        </div>
      )}
      <p className={styles.note}>
        {nbsp(HINTS[buyer])}
        {buyer === 'person' && <ChooseCompany onClick={onBuyer} />}
      </p>
      {hasPoints && bonus.spendable > 0 && (
        <div className={styles.bonus}>
          <Switch name="useBonus" defaultChecked={start.useBonus !== ''}>
            <b className={styles.bonusTitle}>
              {nbsp(`Списать ${countOf(bonus.spendable, ['бонус', 'бонуса', 'бонусов'])}`)}
            </b>
            <small className={styles.bonusNote}>
              {nbsp(
                `На счёте ${countOf(bonus.balance, ['бонус', 'бонуса', 'бонусов'])}, один бонус — один рубль`,
              )}
            </small>
          </Switch>
        </div>
      )}
      {certificates}
    </div>
  );
}

type Terms = Pick<Props, 'ways' | 'today'> & { terms: NonNullable<Props['credit']> };

/**
 * The terms of instalments, before the order is placed: the operator, and each payment with its day. CSS
 * shows them once instalments are chosen.
 */
function InstalmentTerms({ ways, terms, today }: Terms) {
  const instalment = ways.find(({ kind, isAvailable }) => kind === 'credit' && isAvailable)?.instalment;
  if (!instalment) return null;
  return (
    <div className={styles.instalment}>
      <p className={styles.note}>
        {nbsp(`Рассрочку даёт ${terms.operator}. Без переплаты: платежи складываются ровно в цену заказа.`)}
      </p>
      <PaymentSchedule schedule={instalmentSchedule(instalment, today, terms.every)} today={today} />
    </div>
  );
}

const NEVER = () => () => {};

/** Opens the contacts step; without scripts that step is already open, and this is plain text. */
function ChooseCompany({ onClick }: { onClick: () => void }) {
  const canOpen = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  const words = nbsp('Выберите это в контактах');
  return (
    <>
      {' '}
      {canOpen ? (
        <button type="button" className={text.link} onClick={onClick}>
          {words}
        </button>
      ) : (
        words
      )}{' '}
      {nbsp('и укажите ИНН.')}
    </>
  );
}
