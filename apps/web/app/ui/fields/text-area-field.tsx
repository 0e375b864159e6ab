import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldProps;

/** A multi-line text field with label, help and error. */
export function TextAreaField(props: Props) {
  const { frame, control } = useField<HTMLTextAreaElement, Props>(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} />
    </FieldFrame>
  );
}
