import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { COMINGS } from '@yahont/contracts/holds/hold-terms.ts';
import type { HoldOffer } from '@yahont/contracts/holds/holds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import form from '#app/ui/fields/form.module.css';
import text from '#app/ui/text/text.module.css';
import { holdHref } from './hold-address.ts';
import type { HoldResult } from './hold-action.server.ts';
import { HeldCard } from './held-card.tsx';
import { holdRefusalText } from './hold-refusal.ts';
import { HOLD, isWish } from './hold-values.ts';
import { COMING_WORDS, untilText } from './hold-words.ts';
import { StoreChoice } from './store-choice.tsx';
import styles from './holds.module.css';

type Props = {
  skuId: number;
  offer: HoldOffer;
  /** The store from which the shopper came. */
  storeId: number | null;
  /** Result of a form sent without JavaScript. */
  result?: HoldResult | undefined;
  /** Called after an answer, because a piece may have been taken. */
  onAnswer?: () => void;
  /** Called when the piece is kept. */
  onDone?: () => void;
};

const UNAVAILABLE: Refusal = { code: 'captcha-unavailable' };

/** Has a store keep a piece: which store, when the shopper comes, and a phone for the code. */
export function HoldForm({ skuId, offer, storeId, result, onAnswer, onDone }: Props) {
  const fetcher = useFetcher<HoldResult>();
  const action = holdHref(skuId);
  const captcha = useCaptchaForm({
    isValid: HOLD.isValid,
    submit: (sent) => void fetcher.submit(sent, { method: 'post', action }).then(onAnswer),
  });
  const state = fetcher.data ?? result;
  const isDone = state?.ok === true;
  // The heading around the form belongs to the dialog.
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone, onDone]);
  const values = state?.ok === false ? state.values : { ...HOLD.empty, coming: 'tomorrow' };
  const free = offer.stores.filter((store) => store.free > 0);
  const first = free.find(({ id }) => id === (Number(values.storeId) || storeId)) ?? free[0];
  const [pickedId, setPickedId] = useState<number | null>(null);
  const picked = free.find(({ id }) => id === pickedId) ?? first;
  if (state?.ok) return <HeldCard hold={state.hold} link={state.link} isNew />;

  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const refusal = captcha.isUnavailable ? UNAVAILABLE : (state?.refusal ?? null);
  const failure = refusal === null || isSending ? null : holdRefusalText(refusal);
  if (picked === undefined)
    return (
      <>
        <FormStatus done={null} failure={failure} />
        <StoreChoice stores={offer.stores} chosenId={null} onChoose={setPickedId} />
        <p className={text.note}>
          {nbsp('Свободных сейчас нет: всё отложено или куплено. Отложенное возвращается на витрину само.')}
        </p>
      </>
    );
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.form}
      noValidate
      onSubmit={captcha.onSubmit}
    >
      <p className={styles.term}>
        <b>{`Отложим ${untilText(picked.until, picked.today)}`}</b>
        {nbsp('Без карты и предоплаты. Изделие уберут с витрины и дождутся вас.')}
      </p>
      <ServerRefusals names={state?.wrong}>
        <StoreChoice stores={offer.stores} chosenId={picked.id} onChoose={setPickedId} />
        <div className={styles.part}>
          <p className={styles.label} aria-hidden="true">
            Когда придёте
          </p>
          <RadioGroup legend="Когда придёте" name="coming" className={styles.comings}>
            {COMINGS.map((coming) => (
              <label key={coming} className={styles.coming}>
                <input
                  type="radio"
                  className={text.hidden}
                  name="coming"
                  value={coming}
                  defaultChecked={values.coming === coming}
                />
                {COMING_WORDS[coming]}
              </label>
            ))}
          </RadioGroup>
        </div>
        <PhoneField
          required
          label="Телефон, пришлём код для продавца"
          help="Одно СМС: код и ссылка, по которой можно продлить или отпустить"
          defaultValue={values.phone}
        />
        <Field
          name="wish"
          label="Что ещё показать"
          help="По желанию, до 200 знаков"
          isValid={isWish}
          defaultValue={values.wish}
        />
        <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
          Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" size="big" isWide isWaiting={isSending} waitingText="Откладываем">
          Отложить без&nbsp;оплаты
        </Button>
        <FormStatus done={null} failure={failure} />
      </div>
      <p className={text.note}>
        {nbsp(
          `Одновременно — до ${countOf(offer.most, ['изделия', 'изделий', 'изделий'])} дешевле ${formatRoubles(offer.priceLimit)}. Если не придёте, изделие вернётся на витрину само.`,
        )}
      </p>
      {captcha.captchaElement}
    </fetcher.Form>
  );
}
