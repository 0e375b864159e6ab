import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { GiftExchange } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatSize, isLength, sizeWords } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import text from '#app/ui/text/text.module.css';
import type { ExchangeResult } from './exchange-action.server.ts';
import { exchangeRefusalText } from './exchange-refusal.ts';
import { BY_COURIER, EXCHANGE, isAddress, type ExchangeValues } from './exchange-values.ts';
import { giftHref } from './gift-address.ts';
import { firstSize } from './gift-words.ts';
import styles from './gift-receipt.module.css';

type Open = Extract<GiftExchange, { state: 'open' }>;
type Props = {
  link: string;
  own: number | null;
  exchange: Open;
  today: string;
  /** Result of a form sent without JavaScript. */
  result: ExchangeResult | undefined;
};

const UNAVAILABLE: Refusal = { code: 'captcha-unavailable' };

/** The other size, where to exchange it, and who comes. */
export function ExchangeForm({ link, own, exchange, today, result }: Props) {
  const fetcher = useFetcher<ExchangeResult>();
  const action = giftHref(link);
  const captcha = useCaptchaForm({
    isValid: (form) => EXCHANGE.isValid(form),
    submit: (sent) => void fetcher.submit(sent, { method: 'post', action }),
  });
  const state = fetcher.data ?? result ?? null;
  const values = state?.values ?? EXCHANGE.empty;
  const [size, setSize] = useState(Number(values.size) || firstSize(own, exchange.sizes));
  const [way, setWay] = useState(values.way);
  const chosenWay = wayOf(exchange, size, way);
  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const refusal = captcha.isUnavailable ? UNAVAILABLE : (state?.refusal ?? null);
  const isByCourier = chosenWay === BY_COURIER;
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={`${styles.panel} ${styles.form}`}
      noValidate
      onSubmit={captcha.onSubmit}
    >
      <ServerRefusals names={state?.wrong}>
        <SizeChoice own={own} sizes={exchange.sizes} chosen={size} onChoose={setSize} />
        <WayChoice exchange={exchange} size={size} way={chosenWay} onChoose={setWay} />
        {exchange.courierDates.length > 0 && (
          <div className={styles.courier} data-open={isByCourier || undefined}>
            <Field
              name="address"
              label="Адрес для курьера"
              reason="Впишите улицу, дом и квартиру"
              autoComplete="street-address"
              isValid={(typed) => !isByCourier || isAddress(typed)}
              defaultValue={values.address}
            />
            <SelectField
              name="date"
              label="День"
              reason={nbsp('Выберите день, в который приедет курьер')}
              isValid={(day) => !isByCourier || day !== ''}
              defaultValue={values.date === '' ? exchange.courierDates[0] : values.date}
            >
              {exchange.courierDates.map((date) => (
                <option key={date} value={date}>
                  {formatDeliveryDate(date, today)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <Contacts values={values} />
      </ServerRefusals>
      <Button type="submit" size="big" isWide isWaiting={isSending} waitingText="Отправляем">
        {isByCourier || size === null ? 'Вызвать курьера' : nbsp(`Отложить ${sizeWords(size)} в салоне`)}
      </Button>
      <FormStatus done={null} failure={refusal === null || isSending ? null : exchangeRefusalText(refusal)} />
      <p className={text.note}>
        {nbsp(
          'Возьмите изделие и футляр. Не носили — обменяем сразу после проверки, носили — подгоним размер.',
        )}
      </p>
      {captcha.captchaElement}
    </fetcher.Form>
  );
}

/** The chosen way, or the first one by which this size is available. */
function wayOf({ sizes, stores }: Open, size: number | null, way: string): string {
  const found = sizes.find((one) => one.size === size);
  if (!found) return way;
  const ids = stores.filter(({ id }) => found.storeIds.includes(id)).map(({ id }) => String(id));
  const ways = found.isBrought ? [...ids, BY_COURIER] : ids;
  return ways.includes(way) ? way : (ways[0] ?? '');
}

/** «Новый размер, сейчас 16,5» */
function sizeLegend(own: number | null): string {
  if (own === null) return 'Новый размер';
  return `${isLength(own) ? 'Новая длина' : 'Новый размер'}, сейчас ${formatSize(own)}`;
}

type SizeProps = {
  own: number | null;
  sizes: Open['sizes'];
  chosen: number | null;
  onChoose: (size: number) => void;
};

/** Every size of the design; the given one and those that are gone are struck through. */
function SizeChoice({ own, sizes, chosen, onChoose }: SizeProps) {
  const title = sizeLegend(own);
  const all = [
    ...sizes.map(({ size, storeIds, isBrought }) => ({ size, isFree: isBrought || storeIds.length > 0 })),
    ...(own === null ? [] : [{ size: own, isFree: false }]),
  ].toSorted((a, b) => a.size - b.size);
  return (
    <div className={styles.part}>
      <p className={text.note} aria-hidden="true">
        {title}
      </p>
      <RadioGroup legend={title} name="size" className={styles.sizes}>
        {all.map(({ size, isFree }) => (
          <label key={size} className={styles.size} data-gone={!isFree || undefined}>
            <input
              type="radio"
              className={text.hidden}
              name="size"
              value={size}
              disabled={!isFree}
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
            {formatSize(size)}
            {!isFree && <span className={text.hidden}>{size === own ? ', сейчас у\u00A0вас' : ', нет'}</span>}
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}

type WayProps = { exchange: Open; size: number | null; way: string; onChoose: (way: string) => void };

/** Stores and the courier. With scripts only those that have the size; without them all, and the server checks. */
function WayChoice({ exchange: { sizes, stores, keptUntil, courierDates }, size, way, onChoose }: WayProps) {
  const found = sizes.find((one) => one.size === size);
  const label = size === null ? 'Другой размер' : sizeWords(size);
  return (
    <div className={styles.part}>
      <p className={text.note} aria-hidden="true">
        Где поменять
      </p>
      <RadioGroup legend="Где поменять" name="way" className={styles.ways}>
        {stores.map((store) => (
          <RadioCard
            key={store.id}
            className={found?.storeIds.includes(store.id) === true ? undefined : styles.without}
            name="way"
            value={store.id}
            checked={way === String(store.id)}
            onChange={() => onChoose(String(store.id))}
            title={nbsp([store.name, addressBeside(store)].filter((part) => part !== '').join(', '))}
            note={nbsp(`Бесплатно: ${label} отложим до ${formatDayMonth(keptUntil)}. ${store.openText}`)}
          />
        ))}
        {courierDates[0] !== undefined && (
          <RadioCard
            className={found?.isBrought === true ? undefined : styles.without}
            name="way"
            value={BY_COURIER}
            checked={way === BY_COURIER}
            onChange={() => onChoose(BY_COURIER)}
            title={nbsp(`Курьер, с ${formatDayMonth(courierDates[0])}`)}
            note={nbsp(`Бесплатно: заберёт изделие, после проверки привезёт ${label}`)}
          />
        )}
      </RadioGroup>
    </div>
  );
}

function Contacts({ values }: { values: ExchangeValues }) {
  return (
    <>
      <div className={styles.two}>
        <NameField part="name" defaultValue={values.name} />
        <PhoneField required defaultValue={values.phone} />
      </div>
      <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
        Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
      </ConsentField>
    </>
  );
}
