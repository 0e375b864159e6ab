import { NBSP } from '@yahont/values/digits.ts';
import { askToSignIn } from '#app/base/requests/sign-in-again.ts';
import type { LostRequest } from '#app/base/requests/lost-request.ts';

/** Text about a lost request. */
export function lostText({ method, reason }: Pick<LostRequest, 'method' | 'reason'>): string {
  if (reason === 'signed-out') return `Вход закончился, форма не${NBSP}отправлена.`;
  if (method === 'GET') return `Нет связи. Страница откроется, когда${NBSP}она вернётся`;
  return reason === 'failed' ? `Не${NBSP}получилось отправить.` : 'Нет связи.';
}

/** The shopper's action for it; after a sign-in the request is repeated automatically. */
export function lostAction({ reason, repeat }: LostRequest): { text: string; onPress: () => void } {
  return reason === 'signed-out'
    ? { text: 'Войти', onPress: askToSignIn }
    : { text: 'Повторить', onPress: repeat };
}
