import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './deed-dialog.module.css';

const REASON_MIN = 3;

type Props = {
  title: string;
  /** What will happen. */
  happens?: ReactNode;
  /** The button names the deed: «Отменить заказ». */
  button: string;
  isDanger?: boolean;
  /** Asks for a reason, which the log keeps. */
  hasReason?: boolean;
  reasonLabel?: string;
  /** Fields of the deed, before the reason. */
  children?: ReactNode;
  /** False: a field is wrong and says so itself. */
  isFine?: () => boolean;
  /** Does it and returns what to say afterwards. */
  act: (reason: string) => Promise<string>;
  /** Own words for a refusal; undefined: the general ones. */
  refused?: (error: unknown) => string | undefined;
  onClose: () => void;
};

/** A deed that needs a reason, fields, or a second thought. Nothing typed is lost when it is refused. */
export function DeedDialog(props: Props) {
  const { title, happens, button, isDanger = false, hasReason = false, children, onClose } = props;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const deed = useMutation({
    mutationFn: () => props.act(reason),
    onSuccess: (said) => {
      say(said);
      onClose();
    },
  });
  function send(): void {
    const isReasonFine = !hasReason || cleanTyped(reason, { lines: 'many' }).length >= REASON_MIN;
    setFault(isReasonFine ? undefined : 'Впишите причину: её прочтут в журнале');
    const areFieldsFine = props.isFine?.() ?? true;
    if (isReasonFine && areFieldsFine && !deed.isPending) deed.mutate();
  }
  return (
    <Dialog title={title} width="narrow" onClose={onClose} onSend={send}>
      <form
        className={styles.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {happens !== undefined && <Note tone={isDanger ? 'wait' : 'fact'}>{happens}</Note>}
        {children}
        {hasReason && (
          <TextArea
            label={props.reasonLabel ?? 'Причина, останется в журнале'}
            value={reason}
            error={fault}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {deed.isError && (
          <div role="alert">
            <Note tone="bad">{props.refused?.(deed.error) ?? failureText(deed.error)}</Note>
          </div>
        )}
        <DialogButtons>
          <Button type="submit" isDanger={isDanger} isBusy={deed.isPending} hotKey="Ctrl Enter">
            {button}
          </Button>
          <Button look="bare" onClick={onClose}>
            Назад
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
