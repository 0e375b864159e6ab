import type { LetterEvent } from '@yahont/contracts/sent-messages/letters.ts';

const CHANNEL = { sms: 'СМС', mail: 'письмо', push: 'уведомление' } as const;

/** «СМС, письмо; сразу» */
export function summaryOf({ channels, topic, isUrgent }: LetterEvent): string {
  const names = channels.map((channel) => CHANNEL[channel]).join(', ');
  const when = isUrgent ? 'сразу' : 'с\u00A0девяти до\u00A0двадцати одного';
  return [names, when, ...(topic === '' ? [] : ['по\u00A0подписке'])].join('; ');
}
