import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type Labelled = {
  label: string;
  /** Why the value was refused; shown at once and read aloud. */
  error?: string | undefined;
  help?: ReactNode;
};

type Props = Labelled & { ref?: Ref<HTMLInputElement> } & Omit<ComponentProps<'input'>, 'className' | 'id'>;

export function Field({ label, error, help, ...rest }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <input {...rest} id={id} className={styles.input} {...describedBy(id, { error, help })} />
    </FieldFrame>
  );
}

type AreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextArea({ label, error, help, ...rest }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <textarea {...rest} id={id} rows={2} className={styles.area} {...describedBy(id, { error, help })} />
    </FieldFrame>
  );
}

type SelectProps = Labelled & { options: readonly { value: string; name: string }[] } & Omit<
    ComponentProps<'select'>,
    'className' | 'id'
  >;

type ChipProps = Omit<SelectProps, 'error' | 'help'> & {
  /** Unsets it: a cross beside the value. */
  onClear?: () => void;
};

/** A choice with its name inside: «Роль: все». */
export function ChipSelect({ label, options, value, onClear, ...rest }: ChipProps) {
  const isSet = value !== '';
  return (
    <span className={styles.chip} data-set={isSet || undefined}>
      <select {...rest} value={value} aria-label={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value === '' ? `${label}: ${option.name}` : option.name}
          </option>
        ))}
      </select>
      {isSet && onClear !== undefined ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${label}: снять условие`}
          onClick={onClear}
        >
          <Icon name="close" size={14} />
        </button>
      ) : (
        <Icon name="chevron-down" size={14} />
      )}
    </span>
  );
}

type FrameProps = Labelled & { id: string; children: ReactNode };

function FieldFrame({ id, label, error, help, children }: FrameProps) {
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {help !== undefined && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The place of an error; empty until there is one, so that screen readers notice it. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error} role="alert">
      {text !== undefined && (
        <>
          <Icon name="alert" size={16} />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

function describedBy(id: string, { error, help }: { error: string | undefined; help: ReactNode }) {
  const ids = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`];
  const text = ids.filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': text === '' ? undefined : text };
}
