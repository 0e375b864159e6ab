import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import text from '#app/ui/text/text.module.css';
import { COUNTDOWN_SECONDS } from './callback-machine.ts';
import { leadText, secondsWord } from './callback-texts.ts';
import type { HousePhone } from './house-phone.ts';
import styles from './callback-panel.module.css';

type Props = {
  titleId: string;
  /** What was typed before the form was shown again. */
  phone: string;
  hours: HousePhone['hours'];
  canSubmit: boolean;
  onType: (phone: string) => void;
  onSubmit: () => void;
};

/** The phone field and the button that requests a call. */
export function CallbackForm({ titleId, phone, hours, canSubmit, onType, onSubmit }: Props) {
  const [lead] = useState(() => leadText(hours, new Date()));
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header>
        <h2 id={titleId} className={styles.title}>
          Мы перезвоним{' '}
          <span className={styles.whole}>
            через {COUNTDOWN_SECONDS} {secondsWord(COUNTDOWN_SECONDS)}
          </span>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <PhoneField
        isLabelHidden
        defaultValue={phone}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit" isWide disabled={!canSubmit}>
        Жду звонка
      </Button>
      <p className={styles.note}>
        Нажимая кнопку, вы&nbsp;соглашаетесь с{' '}
        <A href="/politika/soglasie/" className={text.link}>
          обработкой данных
        </A>
      </p>
    </form>
  );
}
