import { EmailField } from '#app/ui/fields/email-field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import type { CheckoutValues } from '../values/checkout-values.ts';
import styles from './fields.module.css';

type Props = { start: CheckoutValues };

/** The buyer: name and contacts. */
export function ContactStep({ start }: Props) {
  return (
    <div className={styles.pair}>
      <NameField part="name" defaultValue={start.name} />
      <NameField part="lastName" defaultValue={start.lastName} />
      <PhoneField required defaultValue={start.phone} />
      <EmailField label="Электронная почта, если нужен чек" defaultValue={start.email} />
    </div>
  );
}
