import { useId, type AriaAttributes, type ReactNode } from 'react';
import { useFieldError } from './use-field-error.ts';
import type { Control, FieldHandlers } from './use-field-error.ts';
import styles from './field.module.css';

/** What every field of a form takes besides the attributes of its control. */
export type FieldProps = {
  label: string;
  isLabelHidden?: boolean;
  /** What is expected; stands before the error and apart from it. */
  help?: ReactNode;
  /** In the place of help: why the server refused the text, '' before it did. Read out; comes and goes with the error. */
  reason?: string;
  /** SPEC 5: errors can be disabled; then nothing is checked and nothing shown. */
  areErrorsDisabled?: boolean;
  isValid?: ((value: string) => boolean) | undefined;
};

type Given<C extends Control> = FieldProps &
  FieldHandlers<C> & { id?: string | undefined; name?: string | undefined; className?: string | undefined };

/** Divides what a field was given between its frame and its control, and joins the two. */
export function useField<C extends Control, P extends Given<C>>(props: P) {
  const {
    label,
    isLabelHidden = false,
    help,
    reason,
    areErrorsDisabled = false,
    isValid,
    id: givenId,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useFieldError<C>({
    name: rest.name,
    isValid,
    onFocus: rest.onFocus,
    onBlur: rest.onBlur,
    onChange: rest.onChange,
  });
  const isErrorShown = error.isErrorShown && !areErrorsDisabled;
  const shownReason = isErrorShown ? reason : '';
  const shownHelp = reason === undefined ? help : shownReason;
  const wiring: AriaAttributes & { id: string; className: string | undefined } = {
    id,
    className: styles.control,
    'aria-invalid': isErrorShown || undefined,
    'aria-describedby': shownHelp === undefined ? `${id}-error` : `${id}-help ${id}-error`,
  };
  return {
    frame: {
      id,
      label,
      isLabelHidden,
      help: shownHelp,
      isHelpLive: reason !== undefined,
      isErrorShown,
      className,
    },
    control: { ...rest, ...error.handlers, ...wiring },
  };
}
