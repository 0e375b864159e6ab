import { useRef, useState, type ChangeEvent, type ClipboardEvent, type InputHTMLAttributes } from 'react';
import { isSmsCode } from '@yahont/values/form-rules.ts';
import { FieldFrame } from '#app/ui/fields/field-frame.tsx';
import { useField, type FieldProps } from '#app/ui/fields/use-field.ts';
import { CODE_LENGTH, codeIn, digitsIn } from './code-digits.ts';
import { useSendsItself } from './use-sends-itself.ts';
import styles from './code-cells.module.css';

type Props = {
  label: string;
  /** Why the last code was refused; empty without a refusal. */
  reason: string;
  /** The server's last word about a code; each one is a new object. */
  answer: { wrong: readonly string[] } | null;
  isBusy: boolean;
};

type Control = InputHTMLAttributes<HTMLInputElement> & FieldProps;

/**
 * Four cells drawn below one input whose digits are spaced to fit them. Typing, pasting, the phone's code
 * suggestion, screen readers and pages without scripts therefore work with an ordinary field. The last digit
 * submits the form.
 */
export function CodeCells({ label, reason, answer, isBusy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(0);
  const { isAlive, send } = useSendsItself(input, { isBusy, answer, empty });

  function empty(): void {
    if (input.current !== null) input.current.value = '';
    setTyped(0);
  }

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const { currentTarget } = event;
    const digits = digitsIn(currentTarget.value);
    if (digits !== currentTarget.value) currentTarget.value = digits;
    setTyped(digits.length);
    if (isSmsCode(digits)) send();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const code = codeIn(event.clipboardData.getData('text'));
    if (code === '') return;
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setRangeText(code, 0, currentTarget.value.length, 'end');
    currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const { frame, control } = useField<HTMLInputElement, Control>({
    label,
    name: 'code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    pattern: '\\d{4}',
    maxLength: CODE_LENGTH,
    required: true,
    // It replaces the focused element, and the code is typed next.
    autoFocus: true,
    help: isAlive ? 'Проверим сами, когда будет последняя цифра' : '',
    reason,
    isValid: (value) => value === '' || isSmsCode(value),
    onChange: type,
    onPaste: paste,
    className: styles.field,
  });
  return (
    <FieldFrame {...frame}>
      <span className={styles.cells} data-bad={frame.isErrorShown || undefined}>
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span key={index} className={styles.cell} data-next={index === typed || undefined} />
        ))}
        <input {...control} ref={input} className={styles.input} />
      </span>
    </FieldFrame>
  );
}
