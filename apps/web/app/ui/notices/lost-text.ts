import { NBSP } from '@yahont/values/digits.ts';
import { askToSignIn } from '#app/base/requests/sign-in-again.ts';
import type { LostRequest } from '#app/base/requests/lost-request.ts';

/** Text about a request that is held. */
export function lostText({ method, reason }: Pick<LostRequest, 'method' | 'reason'>): string {
  if (reason === 'signed-out') return `Вход закончился, форма не${NBSP}отправлена.`;
  if (method === 'GET') return `Нет связи. Страница откроется, когда${NBSP}она вернётся`;
  return reason === 'failed' ? `Не${NBSP}получилось отправить.` : 'Нет связи.';
}

/** What the shopper does about it; the sign-in sends it again by itself. */
export function lostAction({ reason, repeat }: LostRequest): { text: string; onPress: () => void } {
  return reason === 'signed-out'
    ? { text: 'Войти', onPress: askToSignIn }
    : { text: 'Повторить', onPress: repeat };
}
