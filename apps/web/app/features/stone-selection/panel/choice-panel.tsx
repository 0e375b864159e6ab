import type { FormEvent } from 'react';
import { INSCRIPTION_KEYS, SELECTION_KEYS } from '@yahont/contracts/stones/selection-keys.ts';
import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { instalmentOf, instalmentSum } from '@yahont/values/sums/instalment.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { waysAboveCardText } from '#app/shop/words/ways-above-card.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import { ownStones, wholeName } from '../selection-words.ts';
import { selectionHref, type Choice } from '../selection-address.ts';
import { ChosenParts } from './chosen-parts.tsx';
import { EngravingPart } from './engraving-part.tsx';
import { MetalLinks } from './metal-links.tsx';
import { SetButton, SIZE_ID } from './set-button.tsx';
import type { Inscription } from './use-inscription.ts';
import type { SetPurchase } from './use-set-purchase.ts';
import styles from './choice-panel.module.css';

type Props = {
  stone: StoneSelection['stone'];
  chosen: ChosenSetting;
  choice: Choice;
  purchase: SetPurchase;
  inscription: Inscription;
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
  /** Id of the form, for the button of the phone's bar. */
  form: string;
  /** Calendar day in the city. */
  today: string;
  cityName: string;
};

/** Stone and setting with the sum of both. A plain form, which works without a script. */
export function ChoicePanel(props: Props) {
  const { stone, chosen, choice, purchase, inscription, showing, form, today, cityName } = props;
  const { skus, isSoldOnline } = chosen;
  const { instalment: terms } = usePublicSettings();
  const { sku, state, message } = purchase;
  const dated = sku === null ? chosen : withDatesOf(sku, chosen);
  const { instalment, bonus, sum, readyDate } = withInscription(dated, inscription, terms);
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
        <SizeField skus={skus} purchase={purchase} />
        {!isSold && isSoldOnline && (
          <>
            <KeptChoice choice={{ ...choice, setting: chosen.code }} />
            <EngravingPart
              chosen={chosen}
              size={sku?.size ?? null}
              inscription={inscription}
              page={selectionHref(stone.code, {})}
            />
          </>
        )}
      </form>
      <SumRows className={styles.rows}>
        <SumRow name="Закрепка камня" value="в подарок" />
        {inscription.wanted !== null && <SumRow name="Гравировка" value={formatRoubles(inscription.price)} />}
        {isSoldOnline && bonus > 0 && (
          <SumRow name="Бонусы на карту" value={`+${groupDigits(String(bonus))}`} />
        )}
        {isSoldOnline && !isSold && (
          <SumRow name={`Доставим, ${cityName}`} value={formatDeliveryDate(readyDate, today)} />
        )}
      </SumRows>
      <p className={styles.total}>
        Вместе <b className={styles.sum}>{formatRoubles(sum)}</b>
      </p>
      {instalment !== null && isSoldOnline && (
        <p className={styles.instalment}>
          <b>{instalmentSum(instalment)}</b> {nbsp('в рассрочку, без переплаты')}
        </p>
      )}
      <div className={styles.actions}>
        <SetButton purchase={purchase} showing={showing} form={form} />
        {state !== 'store' && (
          <ButtonLink variant="ghost" isWide {...showing(purchase.triedId)}>
            Примерить с&nbsp;камнем в&nbsp;салоне
          </ButtonLink>
        )}
      </div>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <Promises chosen={chosen} hasInscription={inscription.wanted !== null} />
    </aside>
  );
}

/** The choice of a size; a setting of one size needs none. */
function SizeField({ skus, purchase }: Pick<ChosenSetting, 'skus'> & Pick<Props, 'purchase'>) {
  const { sku, state } = purchase;
  const isSized = skus.some(({ size }) => size !== null);
  const isSold = state === 'sold';
  return (
    <>
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
      {isSized && !isSold && (
        <p className={text.note}>
          Не знаете размер?{' '}
          <A className={text.link} href="/guide/razmery-i-posadka/razmer-koltsa/">
            Как измерить палец
          </A>
        </p>
      )}
    </>
  );
}

type PromisesProps = Pick<Props, 'chosen'> & { hasInscription: boolean };

function Promises({ chosen: { isSoldOnline, waysAboveCard }, hasInscription }: PromisesProps) {
  return (
    <ul className={styles.promises}>
      <Promise icon="shield">
        {isSoldOnline
          ? 'Камень и оправу отложим вместе, как только вы оформите заказ'
          : 'Вместе они дороже, чем сайт принимает сейчас: такое украшение покупают в салоне'}
      </Promise>
      {waysAboveCard !== null && isSoldOnline && (
        <Promise icon="card">{waysAboveCardText(waysAboveCard)}</Promise>
      )}
      <Promise icon="return">
        {!hasInscription
          ? 'Передумаете — вернём деньги в течение семи дней после получения'
          : 'Пока заказ не получен, его можно отменить. Потом украшение с гравировкой возвращают, только если в нём брак'}
      </Promise>
      <Promise icon="document">Заключение лаборатории и УИН — на камень и на оправу</Promise>
    </ul>
  );
}

/** The rest of the choice, for a preview without a script: a form sent by GET drops the query of its page. */
function KeptChoice({ choice }: { choice: Choice }) {
  return SELECTION_KEYS.filter((key) => !INSCRIPTION_KEYS.some((own) => own === key)).map((key) =>
    choice[key] === undefined ? null : <input key={key} type="hidden" name={key} value={choice[key]} />,
  );
}

/** The setting with the dates of the chosen size: sizes may be stocked in different cities. */
function withDatesOf(
  { readyDate, engravedDate }: ChosenSetting['skus'][number],
  chosen: ChosenSetting,
): ChosenSetting {
  const { engraving } = chosen;
  return { ...chosen, readyDate, engraving: engraving && { ...engraving, readyDate: engravedDate } };
}

/** Price and date of everything that is chosen. */
function withInscription(
  { together, instalment, bonus, readyDate, engraving }: ChosenSetting,
  { wanted, price }: Inscription,
  terms: InstalmentTerms | null,
) {
  if (wanted === null || engraving === null) return { sum: together, instalment, bonus, readyDate };
  const sum = kopecks(together + price);
  return {
    sum,
    instalment: instalment && terms && instalmentOf(sum, terms),
    bonus: pointsToEarn(sum),
    readyDate: engraving.readyDate,
  };
}

function Promise({ icon, children }: { icon: 'shield' | 'return' | 'document' | 'card'; children: string }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      {nbsp(children)}
    </li>
  );
}
