import { useId, type ReactNode } from 'react';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { useFieldError } from '#app/ui/fields/use-field-error.ts';
import field from '#app/ui/fields/field.module.css';
import text from '#app/ui/text/text.module.css';

type Props = {
  /** Accessible name of the group; not shown. */
  legend: string;
  /** Name of all radio buttons inside. */
  name: string;
  /** The hint what to choose, beside the error; none by default. */
  reason?: string;
  /** Layout of the buttons. */
  className?: string | undefined;
  children: ReactNode;
};

/** Radio buttons of one name as one form field, with its error. */
export function RadioGroup({ legend, name, reason, className, children }: Props) {
  const id = `${useId()}-error`;
  const { isErrorShown, handlers } = useFieldError<HTMLFieldSetElement>({ name, isValid: isChosen });
  return (
    <div className={field.root}>
      <fieldset
        {...handlers}
        aria-describedby={reason === undefined ? id : `${id}-reason ${id}`}
        data-invalid={isErrorShown || undefined}
      >
        <legend className={text.hidden}>{legend}</legend>
        <div className={className}>{children}</div>
        {reason !== undefined && (
          <span id={`${id}-reason`} className={field.help} role="status">
            {isErrorShown && reason}
          </span>
        )}
        <FieldError id={id} isShown={isErrorShown} />
      </fieldset>
    </div>
  );
}

function isChosen(value: string): boolean {
  return value !== '';
}
