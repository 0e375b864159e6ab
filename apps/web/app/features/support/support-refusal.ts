import type { writeMessage } from '@yahont/contracts/support/threads.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf } from '#app/lib/api/refusal-text.ts';
import type { Refusal, RefusalTexts } from '#app/lib/api/refusal-text.ts';

/** Why a valid message was refused. */
export type MessageRefusal = Refusal;

/** Of a question and of every further message: both calls refuse for the same reasons. */
const TEXTS: RefusalTexts<typeof writeMessage> = {
  'too-many-files': 'Файлов больше, чем мы принимаем, или один из них слишком велик.',
  'file-refused': ({ name }) => `Не получилось открыть файл «${name}». Выберите другой.`,
  'too-many-messages': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
  },
};

export function refusalText(refusal: MessageRefusal): string {
  return textOf<typeof writeMessage>(
    TEXTS,
    refusal,
    'Не получилось отправить. Попробуйте ещё раз через минуту.',
  );
}
