import type { FormEvent } from 'react';
import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import type { ShowingLink } from '#app/ui/buying/showing-link.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import { ownStones, wholeName } from '../selection-words.ts';
import type { Choice } from '../selection-address.ts';
import { ChosenParts } from './chosen-parts.tsx';
import { MetalLinks } from './metal-links.tsx';
import { SetButton, SIZE_ID } from './set-button.tsx';
import type { SetPurchase } from './use-set-purchase.ts';
import styles from './choice-panel.module.css';

type Props = {
  stone: StoneSelection['stone'];
  chosen: ChosenSetting;
  choice: Choice;
  purchase: SetPurchase;
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
  /** Id of the form, for the button of the phone's bar. */
  form: string;
  /** Calendar day in the city. */
  today: string;
  cityName: string;
};

/** Stone and setting with the sum of both. A plain form, which works without a script. */
export function ChoicePanel({ stone, chosen, choice, purchase, showing, form, today, cityName }: Props) {
  const { instalment, bonus, together, readyDate, skus, isSoldOnline } = chosen;
  const { sku, state, message } = purchase;
  const isSized = skus.some(({ size }) => size !== null);
  const isSold = state === 'sold';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'ask') document.getElementById(SIZE_ID)?.focus();
    else void purchase.add();
  }

  return (
    <aside className={styles.root} aria-labelledby="whole">
      <h2 id="whole" className={styles.title}>
        {wholeName(chosen.kind)}
      </h2>
      <ChosenParts stone={stone} chosen={chosen} note={ownStones(chosen.inserts) ?? chosen.setting} />
      <form id={form} method="post" action="/cart/" className={styles.form} noValidate onSubmit={submit}>
        <input type="hidden" name="intent" value="add-stone" />
        <input type="hidden" name="stoneId" value={stone.id} />
        <MetalLinks stoneCode={stone.code} chosen={chosen} choice={choice} />
        {isSized && !isSold ? (
          <SelectField
            id={SIZE_ID}
            label="Размер"
            name="skuId"
            required
            areErrorsDisabled
            value={sku?.id ?? ''}
            onChange={({ currentTarget }) => purchase.chooseSize(Number(currentTarget.value))}
          >
            <option value="" disabled>
              Выберите размер
            </option>
            {skus.map(({ id, size, isAvailable }) => (
              <option key={id} value={id} disabled={!isAvailable}>
                {size === null ? '' : formatRingSize(size)}
                {isAvailable ? '' : ' — нет в наличии'}
              </option>
            ))}
          </SelectField>
        ) : (
          sku !== null && <input type="hidden" name="skuId" value={sku.id} />
        )}
      </form>
      {isSized && !isSold && (
        <p className={text.note}>
          Не знаете размер?{' '}
          <A className={text.link} href="/guide/razmery-i-posadka/razmer-koltsa/">
            Как измерить палец
          </A>
        </p>
      )}
      <SumRows className={styles.rows}>
        <SumRow name="Закрепка камня" value="в подарок" />
        {isSoldOnline && bonus > 0 && (
          <SumRow name="Бонусы на карту" value={`+${groupDigits(String(bonus))}`} />
        )}
        {isSoldOnline && !isSold && (
          <SumRow name={`Доставим, ${cityName}`} value={formatDeliveryDate(readyDate, today)} />
        )}
      </SumRows>
      <p className={styles.total}>
        Вместе <b className={styles.sum}>{formatRoubles(together)}</b>
      </p>
      {instalment !== null && isSoldOnline && (
        <p className={styles.instalment}>
          <b>{`${instalment.months}${NBSP}×${NBSP}${formatRoubles(instalment.perMonth)}`}</b>{' '}
          {nbsp('в рассрочку, без переплаты')}
        </p>
      )}
      <div className={styles.actions}>
        <SetButton purchase={purchase} showing={showing} form={form} />
        {state !== 'store' && (
          <ButtonLink variant="ghost" size="big" isWide {...showing(purchase.triedId)}>
            Примерить с&nbsp;камнем в&nbsp;салоне
          </ButtonLink>
        )}
      </div>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <ul className={styles.promises}>
        <Promise icon="shield">
          {isSoldOnline
            ? 'Камень и оправу отложим вместе, как только вы оформите заказ'
            : 'Вместе они дороже, чем проходит по карте за один раз: такое украшение покупают в салоне'}
        </Promise>
        <Promise icon="return">Передумаете — вернём деньги в течение семи дней после получения</Promise>
        <Promise icon="document">Заключение лаборатории и УИН — на камень и на оправу</Promise>
      </ul>
    </aside>
  );
}

function Promise({ icon, children }: { icon: 'shield' | 'return' | 'document'; children: string }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      {nbsp(children)}
    </li>
  );
}
