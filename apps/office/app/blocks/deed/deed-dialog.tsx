import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
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
  /** Label of the reason; null for a deed that the log wants none for. */
  reasonLabel?: string | null;
  reasonHelp?: ReactNode;
  /** Does it, and returns what is said afterwards. */
  send: (reason: string) => Promise<string>;
  /** Words for a refusal; null leaves them to the general ones. */
  refused?: (error: unknown) => string | null;
  onClose: () => void;
};

/** A change that the log wants a reason for. A refusal keeps the window with all that was typed. */
export function DeedDialog({ title, width = 'narrow', children, onClose, ...rest }: Props) {
  const { happens, button, isDanger = false, check, send, refused, reasonHelp } = rest;
  const { reasonLabel = 'Причина, останется в журнале' } = rest;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const doing = useMutation({
    mutationFn: () => send(reason),
    onSuccess: (said) => {
      say(said);
      onClose();
    },
  });
  const submit = (): void => {
    const found = reasonLabel === null ? undefined : reasonFault(reason);
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
        {reasonLabel !== null && (
          <TextArea
            label={reasonLabel}
            help={reasonHelp}
            value={reason}
            error={fault}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {doing.isError && (
          <div role="alert">
            <Note tone="bad">{refused?.(doing.error) ?? failureText(doing.error)}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" isDanger={isDanger} isBusy={doing.isPending} hotKey="Ctrl Enter">
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
