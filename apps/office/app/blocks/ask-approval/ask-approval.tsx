import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Approval, askApproval as contract } from '@yahont/contracts/office/approvals.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { APPROVALS_KEY } from '#app/lib/approvals/approvals.ts';
import { failureWords, RULES } from '#app/lib/approvals/words.ts';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { askApproval } from '#app/lib/calls/routes/approvals.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './ask-approval.module.css';

const WHY_MIN_LENGTH = 3;
const WHY_MAX_LENGTH = 500;

type Props = {
  /** The deed in the words of the direct call, `{ kind: 'points', accountId, points }`. */
  deed: BodyOf<typeof contract>['deed'];
  /** What will be done, as one reads it before asking: «Возврат 106 780 ₽ по заказу Я-247630». */
  what: ReactNode;
  /** What the person has typed as a reason already. */
  why?: string;
  onClose: () => void;
  /** Called with the request once it waits; the window closes by itself. */
  onAsked?: (approval: Approval) => void;
};

/**
 * Asks a second person. A call that is refused with `approval-needed` leads here instead of to an error:
 *
 *     onError: (error) => (isApprovalNeeded(error) ? setAsking(true) : setErrors(errorsOf(error)))
 *     {isAsking && <AskApproval deed={{ kind: 'refund', returnId, pieces }} what="…" why={reason} onClose={…} />}
 *
 * Where the rights already say so (`may` is false, `mayAsk` is true), open it without trying the direct call.
 */
export function AskApproval({ deed, what, why: typed = '', onClose, onAsked }: Props) {
  const cache = useQueryClient();
  const [why, setWhy] = useState(typed);
  const [fault, setFault] = useState<string>();
  const { rule, decides } = RULES[deed.kind];
  const asking = useMutation({
    mutationFn: () => call(askApproval, { body: { deed, why } }),
    onSuccess: async (approval) => {
      await cache.invalidateQueries({ queryKey: APPROVALS_KEY });
      say(`Запрос №\u00A0${approval.id} отправлен, ответ придёт в «Согласования»`);
      onClose();
      onAsked?.(approval);
    },
  });
  function submit(): void {
    const isShort = cleanTyped(why, { lines: 'many' }).length < WHY_MIN_LENGTH;
    setFault(isShort ? 'Напишите, зачем: это прочтёт тот, кто решает' : undefined);
    if (!isShort && !asking.isPending) asking.mutate();
  }
  return (
    <Dialog title="Попросить согласия" width="narrow" onClose={onClose} onSend={submit}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={styles.what}>{what}</p>
        <dl className={styles.facts}>
          <dt>Правило</dt>
          <dd>{rule}</dd>
          <dt>Решит</dt>
          <dd>{decides}</dd>
        </dl>
        <TextArea
          label="Зачем"
          value={why}
          error={fault}
          maxLength={WHY_MAX_LENGTH}
          onChange={(event) => setWhy(event.target.value)}
        />
        {asking.isError && (
          <div role="alert">
            <Note tone="bad">{askRefusedText(asking.error)}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" hotKey="Ctrl Enter" isBusy={asking.isPending}>
            Отправить запрос
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const CODES = {
  'no-approval-needed': true,
  'asked-already': true,
  'cannot-be-done': true,
  'wrong-term': true,
  'own-roles': true,
} as const;

/** Why a request was not taken, for a dialog that asks by itself. */
export function askRefusedText(error: unknown): ReactNode {
  const refusal = refusalOf(askApproval, CODES, error);
  switch (refusal?.code) {
    case 'no-approval-needed':
      return 'Согласие не нужно: вы можете сделать это сами. Закройте окно и повторите.';
    case 'asked-already':
      return (
        <>
          Об этом уже просят:{' '}
          <Link to={`/approvals/${refusal.facts.approvalId}`}>запрос №&nbsp;{refusal.facts.approvalId}</Link>.
        </>
      );
    case 'cannot-be-done':
      return `Сейчас это невозможно: ${failureWords(refusal.facts.code)}.`;
    case 'own-roles':
      return 'О себе самом попросить нельзя.';
    case 'wrong-term':
    case undefined:
      return failureText(error);
  }
}
