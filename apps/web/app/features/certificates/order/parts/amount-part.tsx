import { CERTIFICATE_AMOUNTS, parseCertificateAmount } from '@yahont/values/certificates/gift.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import text from '#app/ui/text/text.module.css';
import { OWN_AMOUNT, type CertificateValues } from '../certificate-values.ts';
import { Part } from './part.tsx';
import styles from './amount-part.module.css';

const { min, max, usual } = CERTIFICATE_AMOUNTS;

/** The usual sums, or a custom one. */
export function AmountPart({ start }: { start: CertificateValues }) {
  const choices = [
    ...usual.map((amount) => ({ value: String(amount / 100), title: formatRoubles(amount) })),
    { value: OWN_AMOUNT, title: 'Своя сумма' },
  ];
  return (
    <Part title="Сумма">
      <RadioGroup legend="Сумма" name="amount" className={styles.choices}>
        {choices.map(({ value, title }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="amount"
              value={value}
              className={text.hidden}
              defaultChecked={value === start.amount}
            />
            {title}
          </label>
        ))}
      </RadioGroup>
      <div data-for="own">
        <Field
          label="Своя сумма, ₽"
          name="ownAmount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={start.ownAmount}
          isValid={(typed) => parseCertificateAmount(typed) !== null}
          help={`Целыми рублями, от\u00A0${formatRoubles(min)} до\u00A0${formatRoubles(max)}`}
        />
      </div>
    </Part>
  );
}
