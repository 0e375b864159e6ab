import { NBSP } from '@yahont/values/digits.ts';
import type { LostRequest } from '#app/lib/api/lost-request.ts';

/** Text about a request that is held. */
export function lostText({ method, reason }: Pick<LostRequest, 'method' | 'reason'>): string {
  if (method === 'GET') return `Нет связи. Страница откроется, когда${NBSP}она вернётся`;
  return reason === 'failed' ? `Не${NBSP}получилось отправить.` : 'Нет связи.';
}
