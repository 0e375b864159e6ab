import { useEffect, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { BIRTHDAY_DAYS_AHEAD, BIRTHDAY_POINTS } from '@yahont/values/sums/bonus.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { BirthDateField } from '#app/ui/fields/birth-date-field.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { ProfileSection } from './profile-section.tsx';
import { EmailProof } from './email-proof.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { ProfileResult } from './profile-action.server.ts';
import { DROP_BIRTH_DATE, profileOf } from './profile-values.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './profile-form.module.css';

type Props = { user: User; result: ProfileResult | undefined };

function isBirthDateRemoved({ birthDate, isBirthDateGiven }: User): boolean {
  return birthDate === null && isBirthDateGiven;
}

/** What the birthday is good for, and that its date can be set only once. */
function birthDateHelp(user: User): ReactNode {
  const gift = `За\u00A0${countOf(BIRTHDAY_DAYS_AHEAD, ['день', 'дня', 'дней'])} до\u00A0дня рождения начислим ${countOf(BIRTHDAY_POINTS, ['бонус', 'бонуса', 'бонусов'])}.`;
  const support = <A href="/personal/support/">Напишите в&nbsp;поддержку</A>;
  if (user.birthDate !== null)
    return (
      <>
        {gift} Ошиблись в&nbsp;дате? {support}
      </>
    );
  if (isBirthDateRemoved(user)) return <>Дату вы&nbsp;убрали. Нужна снова? {support}</>;
  return `${gift} Дату можно указать один раз, бонусы придут не\u00A0раньше чем через месяц.`;
}

/** Name, birth date and e-mail of the signed-in shopper. */
export function ProfileForm({ user, result }: Props) {
  const navigation = useNavigation();
  // Its answer is shown while the page still reloads: what was corrected by then may be sent again.
  const intent = navigation.state === 'submitting' ? navigation.formData?.get('intent') : null;
  const isSaving = intent === 'save';
  const values = result === undefined || result.ok ? profileOf(user) : result.values;
  // An input keeps its typed text; a new key remounts it with the saved value.
  const newAddress = result?.letter?.kind === 'sent-to-new' ? result.letter.to : undefined;
  // The header shows the name, which React Router does not reload.
  useEffect(() => {
    if (result?.ok) void visitor.reload();
  }, [result]);

  return (
    <Form method="post" action="/personal/detail/" className={styles.root} noValidate>
      <ServerRefusals names={result?.wrong}>
        <ProfileSection title="О вас" hint="Имя — как в паспорте: его спросят при выдаче дорогих изделий.">
          <div className={form.fields}>
            <NameField part="name" defaultValue={values.name} />
            <NameField part="lastName" defaultValue={values.lastName} />
            <NameField part="surName" defaultValue={values.surName} />
            <BirthDateField
              key={isBirthDateRemoved(user) ? 'removed' : 'own'}
              defaultValue={values.birthDate}
              readOnly={user.isBirthDateGiven}
              help={birthDateHelp(user)}
            />
            {user.birthDate !== null && (
              <Button
                variant="quiet"
                type="submit"
                name="intent"
                value={DROP_BIRTH_DATE}
                isWaiting={intent === DROP_BIRTH_DATE}
                waitingText="Убираем"
              >
                Убрать дату рождения
              </Button>
            )}
          </div>
        </ProfileSection>
        <ProfileSection title="Почта" hint="Сюда приходят чеки и ответы на вопросы.">
          <EmailField key={newAddress ?? 'own'} defaultValue={values.email} />
          <EmailProof user={user} letter={result?.letter} />
        </ProfileSection>
      </ServerRefusals>
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
