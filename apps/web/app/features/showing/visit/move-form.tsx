import { Form, useNavigation } from 'react-router';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { WhenAndWhere } from '../choice/when-and-where.tsx';
import { NoShowings } from '../no-showings.tsx';
import type { Choose, ShowingChoice } from '../showing-address.ts';
import type { ShowingResult } from '../showing-action.server.ts';
import { visitRefusalText } from '../showing-refusal.ts';
import styles from './visit.module.css';

type Refused = ShowingResult & { ok: false };

type Props = {
  thing: ShownThing;
  showings: readonly Showing[];
  choice: ShowingChoice;
  choose: Choose;
  action: string;
  backHref: string;
  result: Refused | undefined;
};

/** Chooses another hour for an appointment; name and phone stay. */
export function MoveForm({ thing, showings, choice, choose, action, backHref, result }: Props) {
  const refusal = result?.refusal ?? null;
  const isSending = useNavigation().formMethod === 'POST';
  if (showings.length === 0) return <NoShowings kind={thing.kind} />;
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <h2 className={styles.title}>Выберите другое время</h2>
      <ServerRefusals names={result?.wrong}>
        <WhenAndWhere {...{ kind: thing.kind, showings, choice, choose }} startsAt="" />
      </ServerRefusals>
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="move" isWaiting={isSending} waitingText="Переносим">
          Перенести
        </Button>
        <ButtonLink href={backHref} variant="ghost">
          Оставить как есть
        </ButtonLink>
      </div>
      <FormStatus done={null} failure={refusal === null || isSending ? null : visitRefusalText(refusal)} />
    </Form>
  );
}
