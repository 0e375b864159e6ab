import { useId, useState, type ChangeEvent } from 'react';
import { ATTACHMENT_RULES, mayAttach } from '@yahont/values/leads/attachments.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { useRefusedFields } from '#app/ui/fields/refused-fields.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import field from '#app/ui/fields/field.module.css';
import styles from './file-field.module.css';
import { FILES } from '../sending/lead-names.ts';

const MEGABYTE = 1024 * 1024;

type Props = { kind: LeadKind };

/** Photographs or a CV. Says what is accepted, what was chosen, and which choice cannot be sent. */
export function FileField({ kind }: Props) {
  const id = useId();
  const refused = useRefusedFields();
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const [seen, setSeen] = useState(refused);
  const [isTouched, setTouched] = useState(false);
  if (seen !== refused) {
    setSeen(refused);
    setTouched(false);
  }
  const rule = ATTACHMENT_RULES[kind];
  if (rule === undefined) return null;
  const isWrong = isTouched ? !mayAttach(kind, chosen ?? []) : refused.includes(FILES);
  const isPhotographs = kind === 'rent';
  const help = isPhotographs
    ? `До ${countOf(rule.most, ['фотографии', 'фотографий', 'фотографий'])} по ${rule.bytes / MEGABYTE} МБ: фасад, зал, вход`
    : `Один файл в формате ПДФ, до ${rule.bytes / MEGABYTE} МБ`;
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setChosen([...(currentTarget.files ?? [])]);
    setTouched(true);
  }
  return (
    <div className={`${field.root} ${styles.root}`}>
      <span className={field.label}>{isPhotographs ? 'Фотографии' : 'Резюме'}</span>
      <label className={styles.drop} data-wrong={isWrong || undefined}>
        <Icon name="plus" size={20} />
        <span>{chosen === null || chosen.length === 0 ? 'Выбрать' : namesOf(chosen)}</span>
        <input
          id={id}
          type="file"
          name={FILES}
          className={styles.input}
          multiple={rule.most > 1}
          accept={rule.types.join(',')}
          aria-label={isPhotographs ? 'Фотографии' : 'Резюме'}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={change}
        />
      </label>
      <span id={`${id}-help`} className={field.help}>
        {nbsp(help)}
      </span>
      <FieldError id={`${id}-error`} isShown={isWrong} />
    </div>
  );
}

function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(', ');
}
