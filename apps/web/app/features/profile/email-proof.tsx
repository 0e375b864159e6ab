import type { User } from '@yahont/contracts/accounts/user.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Letter } from './profile-action.server.ts';
import styles from './profile-form.module.css';

type Props = { user: User; letter: Letter | undefined };

/** Whether the account's address is confirmed, and the button that confirms it. Part of the profile form. */
export function EmailProof({ user, letter }: Props) {
  const isSending = useSentIntent() === 'prove-email';
  if (letter?.kind === 'sent') {
    return (
      <p className={styles.told} role="status">
        <Icon name="check" size={18} />
        <span>Отправили письмо на&nbsp;{letter.to}. Откройте ссылку из&nbsp;него в&nbsp;течение суток.</span>
      </p>
    );
  }
  if (letter?.kind === 'sent-to-new') {
    return (
      <p className={styles.told} role="status">
        <Icon name="check" size={18} />
        <span>
          Отправили ссылку на&nbsp;{letter.to}. Пока вы&nbsp;её не&nbsp;открыли, почта прежняя: {letter.until}
          .
        </span>
      </p>
    );
  }
  if (user.email === null) return null;
  if (user.isEmailVerified) {
    return (
      <div className={styles.proof}>
        <p className={styles.told}>
          <Icon name="check" size={18} />
          <span>Почта {user.email} подтверждена</span>
        </p>
        <NotSent letter={letter} />
      </div>
    );
  }
  return (
    <div className={styles.proof}>
      <span>Почта {user.email} не&nbsp;подтверждена</span>
      <Button
        variant="quiet"
        type="submit"
        name="intent"
        value="prove-email"
        isWaiting={isSending}
        waitingText="Отправляем"
      >
        Прислать ссылку
      </Button>
      <NotSent letter={letter} />
    </div>
  );
}

function NotSent({ letter }: Pick<Props, 'letter'>) {
  if (letter?.kind === 'wait') return <span role="status">{waitText(letter.seconds)}</span>;
  if (letter?.kind !== 'unavailable') return null;
  return <span role="status">Письма временно не&nbsp;отправляются. Подтвердите почту позже.</span>;
}

function waitText(seconds: number): string {
  const time =
    seconds < 60
      ? countOf(seconds, ['секунду', 'секунды', 'секунд'])
      : countOf(Math.ceil(seconds / 60), ['минуту', 'минуты', 'минут']);
  return `Следующее письмо можно отправить через ${time}.`;
}
