import type { writeMessage } from '@yahont/contracts/support/threads.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { FILE_TEXTS } from '#app/ui/files/file-words.ts';

/** Why a valid message was refused. */
export type MessageRefusal = Refusal;

/** Texts for a question and for every later message: both calls refuse for the same reasons. */
const TEXTS: RefusalTexts<typeof writeMessage> = {
  ...FILE_TEXTS,
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
