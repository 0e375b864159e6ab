import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { User } from '@yahont/contracts/visitors.ts';
import { NAME_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { maskDate } from './mask-date.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { PROFILE_RULES, profileOf } from './profile-values.ts';
import type { ProfileField } from './profile-values.ts';
import styles from './profile-form.module.css';

type Props = { user: User; result: ProfileResult | undefined };

/** Name, e-mail and birthday of whoever is signed in; the telephone is the key to the account and stays. */
export function ProfileForm({ user, result }: Props) {
  const queries = useQueryClient();
  const navigation = useNavigation();
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const values = result === undefined || result.ok ? profileOf(user) : result.values;
  // The header greets by name, which lives outside the router's data.
  useEffect(() => {
    if (result?.ok) void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [queries, result]);

  const field = (name: ProfileField) => ({
    name,
    defaultValue: values[name],
    isValid: PROFILE_RULES[name],
    hasError: result?.wrong.includes(name) ?? false,
  });
  return (
    <Form method="post" action="/personal/detail/" className={styles.root} noValidate>
      <div className={styles.fields}>
        <Field
          label="Имя"
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          required
          {...field('name')}
        />
        <Field
          label="Фамилия"
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          required
          {...field('lastName')}
        />
        <Field
          label="Отчество"
          autoComplete="additional-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('surName')}
        />
        <Field
          label="Дата рождения"
          autoComplete="bday"
          inputMode="numeric"
          placeholder="ДД.ММ.ГГГГ"
          maxLength={10}
          {...field('birthDate')}
          onChange={(event) => {
            const masked = maskDate(event.currentTarget.value);
            if (masked !== event.currentTarget.value) event.currentTarget.value = masked;
          }}
        />
        <Field
          label="Электронная почта"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Field label="Телефон" value={formatPhone(user.phone)} disabled readOnly />
      </div>
      <div className={styles.end}>
        <Button type="submit" name="intent" value="save" isWaiting={isSaving} waitingText="Сохраняем">
          Сохранить
        </Button>
        <p className={styles.result} role="status">
          {result?.ok && !isSaving && (
            <>
              <Icon name="check" size={18} />
              Сохранили
            </>
          )}
          {result?.hasFailed && !isSaving && 'Не получилось сохранить. Попробуйте ещё раз через минуту.'}
        </p>
      </div>
    </Form>
  );
}
