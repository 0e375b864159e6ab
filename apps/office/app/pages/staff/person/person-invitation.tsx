import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { inviteStaffAgain } from '#app/lib/calls/routes/staff.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { PEOPLE_KEY } from '#app/lib/people/people.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { SecondStepText } from '../list/person-facts.tsx';
import styles from './person-parts.module.css';

type Props = { person: OfficeStaff; mayInvite: boolean };

/** Until when the link works, and another one. */
export function PersonInvitation({ person, mayInvite }: Props) {
  const now = useNow();
  const cache = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(inviteStaffAgain, { params: { id: person.id } }),
    onSuccess: ({ email }) => {
      say(`Новая ссылка отправлена на ${email ?? 'почту'}, прежняя больше не действует`);
      return cache.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  return (
    <section className={styles.root}>
      <header>
        <h2 data-look="small">Приглашение</h2>
      </header>
      <p>
        <SecondStepText person={person} now={now} />
      </p>
      {mayInvite && (
        <div className={styles.row}>
          <Button look="quiet" isBusy={again.isPending} onClick={() => again.mutate()}>
            Отправить ещё раз
          </Button>
        </div>
      )}
      {again.isError && (
        <p className={styles.error} role="alert">
          {REFUSED[codeOf(again.error)] ?? failureText(again.error)}
        </p>
      )}
    </section>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'no-email': 'У человека нет почты: приглашать некуда.',
  'not-invited': 'Человек уже вошёл. Новые ключи делает сброс входа.',
};
