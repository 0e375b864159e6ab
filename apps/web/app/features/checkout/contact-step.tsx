import { EmailField } from '#app/ui/email-field.tsx';
import { NameField } from '#app/ui/name-field.tsx';
import { PhoneField } from '#app/ui/phone-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import styles from './fields.module.css';

type Props = { start: CheckoutValues };

/** Who receives the order and how he is reached. */
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
