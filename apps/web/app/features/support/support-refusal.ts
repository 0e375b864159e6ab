import type { askSupport } from '@yahont/contracts/support/support.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf } from '#app/lib/api/refusal-text.ts';
import type { RefusalTexts } from '#app/lib/api/refusal-text.ts';

/** Why a valid message was refused. */
export type MessageRefusal = { code: string; retryAfter: number };

const TEXTS: RefusalTexts<typeof askSupport> = {
  'too-many-messages': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
  },
};

export function refusalText({ code, retryAfter }: MessageRefusal): string {
  const refusal = { code, context: { retryAfter } };
  return textOf<typeof askSupport>(
    TEXTS,
    refusal,
    'Не получилось отправить. Попробуйте ещё раз через минуту.',
  );
}
