import { EmailField } from '#app/ui/fields/email-field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { CompanyPart, type CompanyProps } from '../company/company-part.tsx';
import type { CheckoutValues } from '../values/form-fields.ts';
import styles from './fields.module.css';

type Props = {
  start: CheckoutValues;
  company: Omit<CompanyProps, 'start'>;
  /** Whether a company buys. */
  isForCompany: boolean;
};

/** Who buys, and whom the shop writes to. */
export function ContactStep({ start, company, isForCompany }: Props) {
  return (
    <>
      <CompanyPart start={start} {...company} />
      <div className={styles.pair}>
        <NameField part="name" defaultValue={start.name} />
        <NameField part="lastName" defaultValue={start.lastName} />
        <PhoneField required defaultValue={start.phone} />
        <EmailField
          label={isForCompany ? 'Электронная почта для\u00A0счёта' : 'Электронная почта, если нужен чек'}
          defaultValue={start.email}
        />
      </div>
    </>
  );
}
