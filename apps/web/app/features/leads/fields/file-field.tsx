import { ATTACHMENT_RULES, leadFilesFault } from '@yahont/values/leads/attachments.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { FileField as Files } from '#app/ui/files/file-field.tsx';
import { FILES } from '../sending/lead-names.ts';

const MEGABYTE = 1024 * 1024;

type Props = { kind: LeadKind };

/** Which photographs to attach, by kind of request; other kinds take a CV. */
const PHOTOGRAPHS: Readonly<Partial<Record<LeadKind, { label: string; help: string }>>> = {
  rent: { label: 'Фотографии', help: 'фасад, зал, вход' },
  wish: { label: 'Рисунок или фотография', help: 'эскиз, семейная вещь, украшение, которое понравилось' },
};

/** Photographs or a CV. */
export function FileField({ kind }: Props) {
  const rule = ATTACHMENT_RULES[kind];
  if (rule === undefined) return null;
  const shown = PHOTOGRAPHS[kind];
  return (
    <Files
      name={FILES}
      label={shown?.label ?? 'Резюме'}
      help={
        shown
          ? `До ${countOf(rule.most, ['фотографии', 'фотографий', 'фотографий'])} по ${rule.bytes / MEGABYTE} МБ: ${shown.help}`
          : `Один файл в формате ПДФ, до ${rule.bytes / MEGABYTE} МБ`
      }
      isMultiple={rule.most > 1}
      types={rule.types}
      faultOf={(files) => leadFilesFault(kind, files)}
    />
  );
}
