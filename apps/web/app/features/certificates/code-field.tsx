import { CERTIFICATE_CODE_MAX_LENGTH, isCertificateCode } from '@yahont/values/certificates/code.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Field } from '#app/ui/fields/field.tsx';

/** The code of a certificate, in its printed form. `code`: the value that was sent before. */
export function CodeField({ code }: { code: string | undefined }) {
  return (
    <Field
      label="Код сертификата"
      name="code"
      defaultValue={code}
      placeholder="0000-0000-0000-0000-0000"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={CERTIFICATE_CODE_MAX_LENGTH}
      isValid={isCertificateCode}
      reason={nbsp('Впишите код целиком, как в письме с сертификатом')}
    />
  );
}
