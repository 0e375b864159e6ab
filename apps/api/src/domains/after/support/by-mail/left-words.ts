import type { LeftFile } from '../files/accept-files.ts';

const REASONS: Readonly<Record<LeftFile['why'], string>> = {
  'too-many': 'в письме больше четырёх файлов',
  'too-large': 'пустой или больше 10 МБ',
  heic: 'снимок в формате смартфона: пришлите его снимком экрана',
  winmail: 'почтовая программа упаковала письмо целиком: отправьте его обычным текстом',
  'unknown-kind': 'не снимок и не ПДФ',
};
const NAME_MAX = 80;

/** A file that was not kept, with the reason in words for the shopper. */
export function describeLeft({ name, why }: LeftFile): { name: string; why: string } {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return {
    name: plain === '' ? 'файл без имени' : plain.slice(0, NAME_MAX).toWellFormed(),
    why: REASONS[why],
  };
}
