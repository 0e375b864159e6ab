import type { FileFault } from '@yahont/values/leads/file-faults.ts';
import type { FileReason } from '@yahont/contracts/wire/refusals.ts';
import { countOf } from '@yahont/values/text/plural.ts';

const REASONS: Readonly<Record<FileReason, string>> = {
  'not-a-picture': 'не\u00A0снимок. Приложите фотографию.',
  'not-a-pdf': 'не\u00A0ПДФ. Сохраните документ в\u00A0этом формате.',
  'not-a-picture-or-pdf': 'не\u00A0снимок и\u00A0не\u00A0ПДФ.',
  heic: 'снят в\u00A0формате смартфона, который мы не\u00A0открываем. Приложите снимок экрана с\u00A0ним.',
  broken: 'не\u00A0открылся: он повреждён или слишком велик в\u00A0пикселях.',
};

/** Messages that every call with files uses about refused files: each names the file and the reason. */
export const FILE_TEXTS = {
  'too-many-files': ({ most }: { most: number }) =>
    most === 0
      ? 'К\u00A0этому сообщению файлов не\u00A0прикладывают.'
      : `Принимаем не\u00A0больше ${countOf(most, ['файла', 'файлов', 'файлов'])}. Уберите лишние.`,
  'file-too-large': ({ name, megabytes }: { name: string; megabytes: number }) =>
    `Файл «${name}» больше ${megabytes}\u00A0МБ. Уменьшите его или выберите другой.`,
  'file-empty': ({ name }: { name: string }) => `Файл «${name}» пустой. Выберите другой.`,
  'file-refused': ({ name, why }: { name: string; why: FileReason }) => `Файл «${name}» ${REASONS[why]}`,
};

/** A fault found before sending, worded like the server's refusal. */
export function faultText(fault: FileFault): string {
  switch (fault.kind) {
    case 'too-many-files':
      return FILE_TEXTS[fault.kind](fault);
    case 'file-too-large':
      return FILE_TEXTS[fault.kind](fault);
    case 'file-empty':
      return FILE_TEXTS[fault.kind](fault);
  }
}

/** Whether a refusal is about the files. */
export function isAboutFiles(code: string): boolean {
  return code in FILE_TEXTS;
}
