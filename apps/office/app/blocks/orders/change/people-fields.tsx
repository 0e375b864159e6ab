import type { OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Field } from '#app/parts/field.tsx';
import { Tick } from '#app/parts/tick.tsx';
import styles from '../deeds/deeds.module.css';
import type { Faults, FieldName, Typed } from './typed.ts';

export type FieldsProps = {
  typed: Typed;
  faults: Faults;
  choices: OrderChoices;
  change: (part: Partial<Typed>) => void;
};

/** The buyer, and who receives it. */
export function PeopleFields({ typed, faults, choices, change }: FieldsProps) {
  const text = (field: FieldName, label: string, maxLength = NAME_MAX_LENGTH) => (
    <Field
      label={label}
      value={typed[field]}
      error={faults[field]}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {text('lastName', 'Фамилия')}
        {text('name', 'Имя')}
      </div>
      <div className={styles.pair}>
        {text('phone', 'Телефон', 40)}
        {text('email', 'Почта', EMAIL_MAX_LENGTH)}
      </div>
      {choices.isReachable && (
        <Tick
          checked={typed.hasReceiver !== ''}
          onChange={({ target: { checked } }) => change({ hasReceiver: checked ? 'yes' : '' })}
        >
          Получит другой человек
        </Tick>
      )}
      {choices.isReachable && typed.hasReceiver !== '' && (
        <>
          <div className={styles.pair}>
            {text('receiverLastName', 'Фамилия получателя')}
            {text('receiverName', 'Имя получателя')}
          </div>
          {text('receiverPhone', 'Телефон получателя', 40)}
          <Tick
            checked={typed.isSurprise !== ''}
            onChange={({ target: { checked } }) => change({ isSurprise: checked ? 'yes' : '' })}
          >
            Сюрприз: получателю не писать и не звонить
          </Tick>
        </>
      )}
    </>
  );
}
