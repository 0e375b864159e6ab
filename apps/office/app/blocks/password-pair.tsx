import { Field } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { MAX_LENGTH, rulesOf } from '#app/lib/session/passwords.ts';
import styles from './password-pair.module.css';

type Props = {
  password: string;
  again: string;
  onChange: (pair: { password: string; again: string }) => void;
  person: { name: string; email: string };
  error?: string | undefined;
};

/** A new password, twice, with its rules ticked as one types. */
export function PasswordPair({ password, again, onChange, person, error }: Props) {
  return (
    <div className={styles.root}>
      <Field
        label="Новый пароль"
        type="password"
        autoComplete="new-password"
        maxLength={MAX_LENGTH}
        value={password}
        error={error}
        onChange={(event) => onChange({ password: event.target.value, again })}
      />
      <Field
        label="Ещё раз"
        type="password"
        autoComplete="new-password"
        maxLength={MAX_LENGTH}
        value={again}
        onChange={(event) => onChange({ password, again: event.target.value })}
      />
      <ul className={styles.rules}>
        {rulesOf({ password, again, ...person }).map(({ text, isMet }) => (
          <li key={text} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet && <Icon name="check" size={14} />}</span>
            {text}
            <Unseen>{isMet ? ', выполнено' : ', ещё нет'}</Unseen>
          </li>
        ))}
      </ul>
    </div>
  );
}
