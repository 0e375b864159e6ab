import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { dismissStaff, endStaffSessions, resetStaff } from '#app/lib/calls/routes/staff.ts';
import { say } from '#app/lib/look/toast.ts';
import { PEOPLE_KEY } from '#app/lib/people/people.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { sessionsKey } from '../person/sessions-key.ts';
import { reasonFault } from '#app/lib/words/reason.ts';
import styles from './dialogs.module.css';

export type Deed = { kind: 'reset' | 'dismiss' | 'end-all'; person: OfficeStaff };

type Words = { title: string; happens: string; button: string; isDanger: boolean };

/** A deed with a person that the log wants a reason for. */
export function ReasonDialog({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { title, happens, button, isDanger } = wordsOf(deed);
  const doing = useMutation({
    mutationFn: () => carryOut(deed, reason),
    onSuccess: async (said) => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: PEOPLE_KEY }),
        cache.invalidateQueries({ queryKey: sessionsKey(deed.person.id) }),
      ]);
      say(said);
      onClose();
    },
  });
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = reasonFault(reason);
          setFault(found);
          if (found === undefined && !doing.isPending) doing.mutate();
        }}
      >
        <Note tone={isDanger ? 'wait' : 'fact'}>{happens}</Note>
        <TextArea
          label="Причина, останется в журнале"
          value={reason}
          error={fault}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        {doing.isError && (
          <div role="alert">
            <Note tone="bad">{REFUSED[codeOf(doing.error)] ?? failureText(doing.error)}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" isDanger={isDanger} isBusy={doing.isPending}>
            {button}
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'no-email': 'У человека нет почты: ссылку отправить некуда.',
  oneself: 'С собой этого сделать нельзя.',
};

function wordsOf({ kind, person: { name, email } }: Deed): Words {
  if (kind === 'reset')
    return {
      title: 'Сбросить вход',
      happens: `${name}: пароль, приложение, резервные коды и все входы перестанут действовать. Ссылка на новые придёт на ${email ?? 'почту'} и действует 48 часов.`,
      button: 'Сбросить и отправить ссылку',
      isDanger: false,
    };
  if (kind === 'dismiss')
    return {
      title: 'Уволить',
      happens: `${name} больше не войдёт: все входы и ссылки закроются сразу. Имя останется в журнале.`,
      button: 'Уволить',
      isDanger: true,
    };
  return {
    title: 'Закрыть все входы',
    happens: `${name} выйдет на всех устройствах и сможет войти снова с паролем и кодом.`,
    button: 'Закрыть все входы',
    isDanger: true,
  };
}

/** Returns the message for afterwards. */
async function carryOut({ kind, person: { id, name } }: Deed, reason: string): Promise<string> {
  const input = { params: { id }, body: { reason } };
  if (kind === 'reset') {
    const { email } = await call(resetStaff, input, { about: `Сбросить вход: ${name}.` });
    return `Вход сброшен, ссылка отправлена на ${email ?? 'почту'}`;
  }
  if (kind === 'dismiss') {
    await call(dismissStaff, input, { about: `Уволить: ${name}.` });
    return `${name} больше не работает`;
  }
  const { ended } = await call(endStaffSessions, input);
  return `Закрыто: ${countOf(ended, ['вход', 'входа', 'входов'])}`;
}
