import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { askRefusedText } from '#app/blocks/ask-approval/ask-approval.tsx';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { askApproval } from '#app/lib/calls/routes/approvals.ts';
import { setStaffRoles } from '#app/lib/calls/routes/staff.ts';
import { say } from '#app/lib/look/toast.ts';
import { PEOPLE_KEY } from '#app/lib/people/people.ts';
import { needStores } from '#app/lib/people/scope.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { sessionsKey } from '../person/sessions-key.ts';
import { reasonFault } from '#app/lib/words/reason.ts';
import { ScopeChoice, scopeFaults, type Scope } from './scope-choice.tsx';
import styles from './dialogs.module.css';

type Props = {
  person: OfficeStaff;
  /** The caller asks, and an administrator agrees. */
  isAsking: boolean;
  onClose: () => void;
};
type Errors = { roles?: string; stores?: string; reason?: string; whole?: ReactNode };

export function RolesDialog({ person, isAsking, onClose }: Props) {
  const cache = useQueryClient();
  const [scope, setScope] = useState<Scope>(person);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    mutationFn: () => send({ person, scope, reason, isAsking }),
    onError: (error) => setErrors(errorsOf(error, isAsking)),
    onSuccess: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: PEOPLE_KEY }),
        cache.invalidateQueries({ queryKey: sessionsKey(person.id) }),
      ]);
      say(isAsking ? 'Запрос отправлен, решит администратор' : 'Роли изменены, все входы человека закрыты');
      onClose();
    },
  });
  return (
    <Dialog title={`Роли и магазины: ${person.name}`} onClose={onClose}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const fault = reasonFault(reason);
          const found: Errors = {
            ...scopeFaults(scope, true),
            ...(fault === undefined ? {} : { reason: fault }),
          };
          setErrors(found);
          if (Object.keys(found).length === 0 && !change.isPending) change.mutate();
        }}
      >
        <Note tone="wait">
          {isAsking
            ? 'Роли меняют вдвоём: вы просите, администратор соглашается. После согласия все входы человека закроются.'
            : 'После смены ролей все входы человека закроются: он войдёт заново и увидит свои разделы.'}
        </Note>
        <ScopeChoice scope={scope} onChange={setScope} errors={errors} />
        <TextArea
          label="Причина, останется в журнале"
          value={reason}
          error={errors.reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        {errors.whole !== undefined && (
          <div role="alert">
            <Note tone="bad">{errors.whole}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" isBusy={change.isPending}>
            {isAsking ? 'Попросить согласия' : 'Изменить и закрыть входы'}
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type Sent = { person: OfficeStaff; scope: Scope; reason: string; isAsking: boolean };

async function send({ person: { id, name }, scope, reason, isAsking }: Sent): Promise<void> {
  const roles = [...scope.roles];
  const storeIds = needStores(roles) ? [...scope.storeIds] : [];
  if (isAsking)
    await call(askApproval, { body: { deed: { kind: 'roles', staffId: id, roles, storeIds }, why: reason } });
  else
    await call(
      setStaffRoles,
      { params: { id }, body: { roles, storeIds, reason } },
      { about: `Роли: ${name}, станет ${rolesText(roles) || 'без ролей'}.` },
    );
}

function errorsOf(error: unknown, isAsking: boolean): Errors {
  const code = codeOf(error);
  if (code === 'own-roles') return { roles: 'Свою роль изменить нельзя: попросите другого администратора' };
  if (code === 'unknown-store') return { stores: 'Одного из магазинов больше нет: выберите заново' };
  return { whole: isAsking ? askRefusedText(error) : failureText(error) };
}
