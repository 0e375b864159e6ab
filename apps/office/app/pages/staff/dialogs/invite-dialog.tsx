import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isEmail } from '@yahont/values/form-rules.ts';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { askRefusedText } from '#app/blocks/ask-approval/ask-approval.tsx';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf, isFieldWrong } from '#app/lib/calls/call.ts';
import { askApproval } from '#app/lib/calls/routes/approvals.ts';
import { inviteStaff } from '#app/lib/calls/routes/staff.ts';
import { say } from '#app/lib/look/toast.ts';
import { PEOPLE_KEY } from '#app/lib/people/people.ts';
import { needStores } from '#app/lib/people/scope.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { reasonFault } from '#app/lib/words/reason.ts';
import { ScopeChoice, scopeFaults, type Scope } from './scope-choice.tsx';
import styles from './dialogs.module.css';

const NAME_MIN_LENGTH = 2;
const NAME_MAX_LENGTH = 120;

type Props = {
  /** The caller asks, and an administrator agrees. */
  isAsking: boolean;
  onClose: () => void;
  /** Null: a request was sent. */
  onDone: (person: OfficeStaff | null) => void;
};
type Typed = { name: string; email: string; reason: string };
type Errors = Partial<Record<keyof Typed | 'roles' | 'stores', string>> & { whole?: ReactNode };

export function InviteDialog({ isAsking, onClose, onDone }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', reason: '' });
  const [scope, setScope] = useState<Scope>({ roles: [], storeIds: [] });
  const [errors, setErrors] = useState<Errors>({});
  const invite = useMutation({
    mutationFn: () => send({ typed, scope, isAsking }),
    onError: (error) => setErrors(errorsOf(error, isAsking)),
    onSuccess: async (person) => {
      await cache.invalidateQueries({ queryKey: PEOPLE_KEY });
      say(
        person === null
          ? 'Запрос отправлен, решит администратор'
          : `Приглашение отправлено на ${person.email ?? typed.email}`,
      );
      onDone(person);
    },
  });
  function submit(): void {
    const found = faultsOf(typed, scope);
    setErrors(found);
    if (Object.keys(found).length === 0 && !invite.isPending) invite.mutate();
  }
  return (
    <Dialog title="Пригласить сотрудника" onClose={onClose} onSend={submit}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.pair}>
          <Field
            label="Имя и фамилия"
            autoComplete="off"
            maxLength={NAME_MAX_LENGTH}
            value={typed.name}
            error={errors.name}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          />
          <Field
            label="Рабочая почта"
            type="email"
            autoComplete="off"
            value={typed.email}
            error={errors.email}
            onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          />
        </div>
        <ScopeChoice scope={scope} onChange={setScope} errors={errors} />
        <TextArea
          label="Причина, останется в журнале"
          value={typed.reason}
          error={errors.reason}
          maxLength={500}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        />
        <Note>
          Ссылка на 48 часов: пароль от 12 знаков, затем код из приложения, затем 10 резервных кодов, один
          раз. До второго шага не откроется ни один экран.
        </Note>
        {errors.whole !== undefined && (
          <div role="alert">
            <Note tone="bad">{errors.whole}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" hotKey="Ctrl Enter" isBusy={invite.isPending}>
            {isAsking ? 'Попросить согласия' : 'Отправить приглашение'}
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type Sent = { typed: Typed; scope: Scope; isAsking: boolean };

async function send({ typed, scope, isAsking }: Sent): Promise<OfficeStaff | null> {
  const { reason, ...person } = { ...typed, ...sentScope(scope) };
  if (!isAsking) {
    const about = `Пригласить: ${person.name}, ${rolesText(person.roles)}.`;
    return call(inviteStaff, { body: { ...person, reason } }, { about });
  }
  await call(askApproval, { body: { deed: { kind: 'staff-invite', ...person }, why: reason } });
  return null;
}

function sentScope({ roles, storeIds }: Scope) {
  return { roles: [...roles], storeIds: needStores(roles) ? [...storeIds] : [] };
}

function faultsOf({ name, email, reason }: Typed, scope: Scope): Errors {
  const fault = reasonFault(reason);
  return {
    ...(cleanTyped(name).length < NAME_MIN_LENGTH ? { name: 'Впишите имя и фамилию' } : {}),
    ...(isEmail(email) ? {} : { email: 'Впишите почту целиком: имя, @ и домен' }),
    ...scopeFaults(scope, false),
    ...(fault === undefined ? {} : { reason: fault }),
  };
}

function errorsOf(error: unknown, isAsking: boolean): Errors {
  const code = codeOf(error);
  if (code === 'email-taken') return { email: 'С этой почтой уже кто-то работает: найдите его в списке' };
  if (code === 'unknown-store') return { stores: 'Одного из магазинов больше нет: выберите заново' };
  const wrong: Errors = {
    ...(isFieldWrong(error, 'name') ? { name: 'Так имя записать нельзя: от 2 до 120 знаков' } : {}),
    ...(isFieldWrong(error, 'email') ? { email: 'Сервер не принял эту почту: проверьте её' } : {}),
    ...(isFieldWrong(error, 'reason') ? { reason: 'Причина от 3 до 500 знаков' } : {}),
  };
  return Object.keys(wrong).length > 0
    ? wrong
    : { whole: isAsking ? askRefusedText(error) : failureText(error) };
}
