import { useId, type AriaAttributes, type ReactNode } from 'react';
import { useFieldError, type Control, type FieldHandlers } from './use-field-error.ts';
import styles from './field.module.css';

/** Properties of every form field besides the attributes of its control. */
export type FieldProps = {
  label: string;
  isLabelHidden?: boolean;
  /** What to enter; precedes the error and is separate from it. */
  help?: ReactNode;
  /**
   * Replaces the help while the error is shown: why the server refused the text, empty without a refusal. Announced.
   */
  reason?: string;
  /** SPEC 5.2: errors can be disabled; then the field is neither checked nor marked. */
  areErrorsDisabled?: boolean;
  isValid?: ((value: string) => boolean) | undefined;
};

type FieldInput<C extends Control> = FieldProps &
  FieldHandlers<C> & { id?: string | undefined; name?: string | undefined; className?: string | undefined };

/** Splits the properties of a field between its frame and its control, and connects both. */
export function useField<C extends Control, P extends FieldInput<C>>(props: P) {
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
  const shownReason = isErrorShown ? reason : (help ?? '');
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
