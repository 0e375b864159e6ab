import { nbsp } from '@yahont/values/text/typography.ts';
import { useFetcher } from 'react-router';
import {
  PARCEL_NUMBER_MAX_LENGTH,
  PHONE_END_LENGTH,
  isParcelNumber,
} from '@yahont/values/parcels/parcel-number.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { AskPanel } from '#app/shop/parts/ask-panel.tsx';
import panel from '#app/shop/parts/ask-panel.module.css';
import type { WayAnswer } from './find-way.server.ts';
import { PARCEL_PAGE } from './parcel-values.ts';
import { wayMessage } from './way-messages.ts';
import { WayView } from './way-view.tsx';
import styles from './parcel-form.module.css';

type Props = {
  /** Answer to a form sent without JavaScript. */
  result?: WayAnswer | undefined;
  /** Heading of the panel; absent on a page with this form only, which has its own heading. */
  title?: string;
};

/** Finds an order by its number and four digits of a phone, or by the number of its parcel. */
export function ParcelForm({ result, title = 'Где заказ' }: Props) {
  const fetcher = useFetcher<WayAnswer>({ key: 'parcel-way' });
  const isSending = fetcher.state !== 'idle';
  const answer = fetcher.data ?? result;
  const why = answer?.refusal ? wayMessage(answer.refusal) : '';
  return (
    <>
      <AskPanel
        id="zakaz"
        title={title}
        lead={
          <>
            Войти не&nbsp;нужно. Покажем путь посылки, без&nbsp;имён, адресов и&nbsp;сумм: номер можно
            переслать тому, кто&nbsp;её ждёт.
          </>
        }
      >
        <fetcher.Form method="post" action={PARCEL_PAGE} className={styles.form} noValidate>
          <ServerRefusals names={answer?.wrong}>
            <Field
              label="Номер заказа или отправления"
              name="number"
              defaultValue={answer?.values.number}
              placeholder="Я-100216"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={PARCEL_NUMBER_MAX_LENGTH}
              isValid={isParcelNumber}
              reason={nbsp('Впишите номер целиком, как в письме о заказе')}
            />
            <Field
              label="Последние 4 цифры телефона"
              name="phoneEnd"
              defaultValue={answer?.values.phoneEnd}
              placeholder="0000"
              inputMode="numeric"
              autoComplete="off"
              maxLength={PHONE_END_LENGTH}
              help="К номеру отправления не нужны"
            />
          </ServerRefusals>
          <Button variant="ghost" type="submit" className={panel.ask} isWaiting={isSending}>
            Показать путь
          </Button>
          <p className={panel.answer} role="status">
            {!isSending && why}
          </p>
        </fetcher.Form>
      </AskPanel>
      {!isSending && answer?.way && <WayView way={answer.way} clock={answer.clock} />}
    </>
  );
}
