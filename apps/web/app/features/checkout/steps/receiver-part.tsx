import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import fields from './fields.module.css';
import styles from './receiver-part.module.css';

const PROMISE = 'Когда заказ можно будет получить, пришлём получателю СМС. О деньгах пишем только вам.';
const SURPRISE =
  'Получателю не пишем и не звоним: все сообщения и звонок курьера придут вам. При получении нужен паспорт получателя.';
const OPTIONS = [
  { value: 'me', title: 'Я' },
  { value: 'other', title: 'Другой человек' },
];

/** Who receives the order. CSS alone hides the fields about another person, so this works without scripts. */
export function ReceiverPart({ start }: { start: CheckoutValues }) {
  return (
    <div className={styles.root}>
      <p className={styles.label} aria-hidden>
        Получатель
      </p>
      <Segments label="Получатель" name="receiver" defaultValue={start.receiver} options={OPTIONS} />
      <div className={styles.other}>
        <div className={fields.pair}>
          <NameField
            part="name"
            label="Имя получателя"
            name="receiverName"
            autoComplete="off"
            defaultValue={start.receiverName}
          />
          <NameField
            part="lastName"
            label="Фамилия получателя"
            name="receiverLastName"
            autoComplete="off"
            defaultValue={start.receiverLastName}
          />
          <PhoneField
            label="Телефон получателя"
            name="receiverPhone"
            autoComplete="off"
            required
            defaultValue={start.receiverPhone}
          />
        </div>
        <Checkbox name="surprise" value="on" defaultChecked={start.surprise !== ''}>
          {nbsp('Это сюрприз: не писать и не звонить получателю, только мне')}
        </Checkbox>
        <p className={classNames(fields.note, styles.promise)}>{nbsp(PROMISE)}</p>
        <p className={classNames(fields.note, styles.surprise)}>{nbsp(SURPRISE)}</p>
      </div>
    </div>
  );
}
