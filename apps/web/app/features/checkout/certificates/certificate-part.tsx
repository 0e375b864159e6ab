import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { CERTIFICATE_CODE_MAX_LENGTH, isCertificateCode } from '@yahont/values/certificates/code.ts';
import { CERTIFICATES_MAX } from '@yahont/contracts/wire/limits.ts';
import { formatRoubles, kopecks, ZERO } from '@yahont/values/money.ts';
import { amountsOf, type TenderShare } from '@yahont/values/sums/tenders.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { certificateMessage } from '../messages.ts';
import { pressByEnter } from '../press-by-enter.ts';
import { readApplied } from '../values/applied-certificates.ts';
import { APPLY_INTENT, removeIntent } from './certificate-intent.ts';
import styles from './certificate-part.module.css';

type Props = {
  /** Value of the hidden field with the applied certificates. */
  certificates: string;
  tenders: readonly TenderShare[];
  typed: string;
  isChecking: boolean;
  /** Why the last code was refused. */
  refusal: Refusal | null;
};

/** Gift certificates that pay for a part of the order, and a field for one more. */
export function CertificatePart({ certificates, tenders, typed, isChecking, refusal }: Props) {
  const applied = readApplied(certificates);
  const used = amountsOf(tenders, 'certificate');
  return (
    <fieldset className={styles.root}>
      <legend className={text.hidden}>Подарочный сертификат</legend>
      <input type="hidden" name="certificates" value={certificates} />
      {applied.length > 0 && (
        <ul className={styles.list}>
          {applied.map(({ id, lastFour, balance }, index) => {
            const amount = used[index] ?? ZERO;
            return (
              <li key={id} className={styles.applied}>
                <span>
                  <b className={styles.title}>Сертификат ···&nbsp;{lastFour}</b>
                  <small className={styles.note}>
                    Спишем {formatRoubles(amount)}, останется {formatRoubles(kopecks(balance - amount))}
                  </small>
                </span>
                <button
                  type="submit"
                  name="intent"
                  value={removeIntent(id)}
                  className={styles.drop}
                  aria-label={`Убрать сертификат ···\u00A0${lastFour}`}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {applied.length < CERTIFICATES_MAX && (
        <div className={styles.form}>
          <Field
            label={applied.length === 0 ? 'Подарочный сертификат' : 'Ещё один сертификат'}
            name="certificateCode"
            defaultValue={typed}
            placeholder="Код сертификата"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CERTIFICATE_CODE_MAX_LENGTH}
            isValid={(code) => cleanTyped(code) === '' || isCertificateCode(code)}
            reason={refusal === null ? '' : certificateMessage(refusal)}
            onKeyDown={pressByEnter(APPLY_INTENT)}
          />
          <Button
            variant="quiet"
            type="submit"
            name="intent"
            value={APPLY_INTENT}
            className={styles.apply}
            isWaiting={isChecking}
          >
            Применить
          </Button>
        </div>
      )}
    </fieldset>
  );
}
