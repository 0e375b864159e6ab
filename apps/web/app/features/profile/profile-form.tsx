import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { BirthDateField } from '#app/ui/shop/birth-date-field.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { EmailProof } from './email-proof.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { ProfileResult } from './profile-action.server.ts';
import { profileOf } from './profile-values.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './profile-form.module.css';

type Props = { user: User; result: ProfileResult | undefined };

/** Name, e-mail and birth date of the signed-in shopper; the phone identifies the account and cannot be changed. */
export function ProfileForm({ user, result }: Props) {
  const queries = useQueryClient();
  const navigation = useNavigation();
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const values = result === undefined || result.ok ? profileOf(user) : result.values;
  // The header shows the name, which React Router does not reload.
  useEffect(() => {
    if (result?.ok) void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [queries, result]);

  return (
    <Form method="post" action="/personal/detail/" className={styles.root} noValidate>
      <ServerRefusals names={result?.wrong}>
        <div className={form.fields}>
          <NameField part="name" defaultValue={values.name} />
          <NameField part="lastName" defaultValue={values.lastName} />
          <NameField part="surName" defaultValue={values.surName} />
          <BirthDateField defaultValue={values.birthDate} />
          <EmailField defaultValue={values.email} />
          <Field label="Телефон" value={formatPhone(user.phone)} disabled readOnly />
        </div>
      </ServerRefusals>
      <EmailProof user={user} letter={result?.letter} />
      <div className={form.end}>
        <Button type="submit" name="intent" value="save" isWaiting={isSaving} waitingText="Сохраняем">
          Сохранить
        </Button>
        <FormStatus
          done={result?.ok && !isSaving ? 'Сохранили' : null}
          failure={result?.hasFailed && !isSaving ? 'Не получилось. Попробуйте ещё раз через минуту.' : null}
        />
      </div>
    </Form>
  );
}
