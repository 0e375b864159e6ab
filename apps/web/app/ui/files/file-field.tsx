import { useId, useState, type ChangeEvent } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { FileFault } from '@yahont/values/leads/file-faults.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { useRefusedFields } from '#app/ui/fields/refused-fields.tsx';
import { faultText } from './file-words.ts';
import field from '#app/ui/fields/field.module.css';
import styles from './file-field.module.css';

type Props = {
  name: string;
  label: string;
  /** The accepted files, in words. */
  help: string;
  isMultiple: boolean;
  /** Media types. */
  types: readonly string[];
  /**
   * Why this choice of files is not accepted, by number and sizes; null when it is. The API checks the
   * contents.
   */
  faultOf: (files: readonly File[]) => FileFault | null;
};

/** Files to send with a form. Says what is accepted, what was chosen, and which choice cannot be sent. */
export function FileField({ name, label, help, isMultiple, types, faultOf }: Props) {
  const id = useId();
  const refused = useRefusedFields();
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const [seen, setSeen] = useState(refused);
  const [isTouched, setTouched] = useState(false);
  if (seen !== refused) {
    setSeen(refused);
    setTouched(false);
  }
  const fault = isTouched ? faultOf(chosen ?? []) : null;
  const isWrong = isTouched ? fault !== null : refused.includes(name);
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setChosen([...(currentTarget.files ?? [])]);
    setTouched(true);
  }
  return (
    <div className={`${field.root} ${styles.root}`}>
      <span className={field.label}>{label}</span>
      <label className={styles.drop} data-wrong={isWrong || undefined}>
        <Icon name="plus" size={20} />
        <span>{chosen === null || chosen.length === 0 ? 'Выбрать' : namesOf(chosen)}</span>
        <input
          id={id}
          type="file"
          name={name}
          className={styles.input}
          multiple={isMultiple}
          accept={types.join(',')}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={change}
        />
      </label>
      <span id={`${id}-help`} className={field.help} role="status">
        {fault === null ? nbsp(help) : faultText(fault)}
      </span>
      <FieldError id={`${id}-error`} isShown={isWrong} />
    </div>
  );
}

function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(', ');
}
