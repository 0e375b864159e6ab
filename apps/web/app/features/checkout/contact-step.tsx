import { isPersonName, NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Field } from '#app/ui/field.tsx';
import { PhoneField } from '#app/ui/phone-field.tsx';
import { isEmailOrEmpty } from './check-values.ts';
import type { CheckoutValues, FieldName } from './checkout-values.ts';
import styles from './fields.module.css';

type Props = { start: CheckoutValues; isWrong: (name: FieldName) => boolean };

/** Who receives the order and how he is reached. */
export function ContactStep({ start, isWrong }: Props) {
  return (
    <div className={styles.pair}>
      <Field
        label="Имя"
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        required
        defaultValue={start.name}
        isValid={isPersonName}
        hasError={isWrong('name')}
      />
      <Field
        label="Фамилия"
        name="lastName"
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
        required
        defaultValue={start.lastName}
        isValid={isPersonName}
        hasError={isWrong('lastName')}
      />
      <PhoneField required defaultValue={start.phone} hasError={isWrong('phone')} />
      <Field
        label="Электронная почта, если нужен чек"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={start.email}
        isValid={isEmailOrEmpty}
        hasError={isWrong('email')}
      />
    </div>
  );
}
