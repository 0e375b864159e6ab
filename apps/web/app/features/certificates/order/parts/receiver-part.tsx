import { nbsp } from '@yahont/values/text/typography.ts';
import {
  GIFT_NAME_MAX_LENGTH,
  GREETING_MAX_LENGTH,
  isGiftName,
  isGreeting,
} from '@yahont/values/certificates/gift.ts';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { CertificateValues } from '../certificate-values.ts';
import { Part } from './part.tsx';
import styles from './part.module.css';

type Props = {
  start: CertificateValues;
  /** The greeting as it is now. */
  typed: string;
};

/** Who receives the certificate, who gives it, and the greeting. */
export function ReceiverPart({ start, typed }: Props) {
  return (
    <Part title="Кому">
      <div className={styles.pair}>
        <Field
          label="Имя получателя"
          name="receiver"
          autoComplete="off"
          maxLength={GIFT_NAME_MAX_LENGTH}
          defaultValue={start.receiver}
          isValid={isGiftName}
          reason={nbsp('Впишите имя, как его написать на сертификате')}
          required
        />
        <Field
          label="От кого"
          name="sender"
          autoComplete="off"
          maxLength={GIFT_NAME_MAX_LENGTH}
          defaultValue={start.sender}
          isValid={isGiftName}
          reason={nbsp('Впишите, от кого подарок')}
          required
        />
      </div>
      <div data-for="mail">
        <EmailField label="Почта получателя" required defaultValue={start.email} />
      </div>
      <div data-for="sms">
        <PhoneField label="Телефон получателя" required autoComplete="off" defaultValue={start.phone} />
      </div>
      <TextAreaField
        label="Поздравление"
        name="greeting"
        rows={3}
        maxLength={GREETING_MAX_LENGTH}
        defaultValue={start.greeting}
        isValid={isGreeting}
        help={`${Array.from(typed).length} из\u00A0${GREETING_MAX_LENGTH}`}
      />
    </Part>
  );
}
