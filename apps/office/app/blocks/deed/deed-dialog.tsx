import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { askApproval as approval } from '@yahont/contracts/office/approvals.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { askApproval } from '#app/lib/calls/routes/approvals.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { reasonFault } from '#app/lib/words/reason.ts';
import styles from './deed-dialog.module.css';

type Props = {
  title: string;
  /** What it will do, before one does it. */
  happens?: ReactNode;
  /** The next step in words. */
  button: string;
  isDanger?: boolean;
  width?: 'narrow' | 'wide';
  /** Fields of the deed, above the reason. */
  children?: ReactNode;
  /** Shows faults of these fields; false when there is one. */
  check?: () => boolean;
  /** Label of the reason; false for a deed that the log wants none for. */
  reasonLabel?: string | false;
  /** Does it, and returns what is said afterwards. */
  send: (reason: string) => Promise<string>;
  /** The deed for a second person, when the call wants one; missing for calls that never do. */
  asking?: () => BodyOf<typeof approval>['deed'];
  /** The person may only ask: the call is not tried. */
  isAsking?: boolean;
  /** Words for a refusal; null leaves them to the general ones. */
  refused?: (error: unknown) => string | null;
  onClose: () => void;
};

const LABEL = 'Причина, останется в журнале';
const ASK_LABEL = 'Зачем, прочтёт тот, кто решает';

/**
 * A change that the log wants a reason for. A refusal keeps the window with all that was typed; when the call
 * wants a second person, the same window asks for one.
 */
export function DeedDialog({ title, width = 'narrow', children, onClose, ...rest }: Props) {
  const { happens, button, isDanger = false, check, send, refused, asking, isAsking = false } = rest;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSecondNeeded, setSecondNeeded] = useState(isAsking);
  const reasonLabel = isSecondNeeded ? ASK_LABEL : (rest.reasonLabel ?? LABEL);
  const doing = useMutation({
    mutationFn: async () => {
      if (!isSecondNeeded || asking === undefined) return send(reason);
      const { id } = await call(askApproval, { body: { deed: asking(), why: reason } });
      return `Запрос №\u00A0${id} отправлен, решит второй человек`;
    },
    onSuccess: (said) => {
      say(said);
      onClose();
    },
    onError: (error) => {
      if (asking !== undefined && codeOf(error) === 'approval-needed') setSecondNeeded(true);
    },
  });
  const submit = (): void => {
    const found = reasonLabel === false ? undefined : reasonFault(reason);
    setFault(found);
    const isRight = check?.() ?? true;
    if (found === undefined && isRight && !doing.isPending) doing.mutate();
  };
  return (
    <Dialog title={title} width={width} onClose={onClose} onSend={submit}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {happens !== undefined && <Note tone={isDanger ? 'wait' : 'fact'}>{happens}</Note>}
        {children}
        {isSecondNeeded && (
          <Note tone="wait">
            Это делают вдвоём: вы просите, решает другой человек. Ничего не изменится, пока он не согласится.
          </Note>
        )}
        {reasonLabel !== false && (
          <TextArea
            label={reasonLabel}
            value={reason}
            error={fault}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {doing.isError && codeOf(doing.error) !== 'approval-needed' && (
          <div role="alert">
            <Note tone="bad">
              {refused?.(doing.error) ?? NOT_ASKED[codeOf(doing.error)] ?? failureText(doing.error)}
            </Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" isDanger={isDanger} isBusy={doing.isPending} hotKey="Ctrl Enter">
            {isSecondNeeded ? 'Попросить согласия' : button}
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** Why a second person was not asked. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'asked-already': 'Об этом уже просят: запрос ждёт решения.',
  'cannot-be-done': 'Сейчас это невозможно: данные изменились. Закройте окно и посмотрите новое.',
  'no-approval-needed': 'Согласие не нужно: закройте окно и сделайте это сами.',
  'own-roles': 'О себе самом попросить нельзя.',
};
