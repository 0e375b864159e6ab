import type { DutyCode } from '@yahont/contracts/office/today.ts';

type Words = {
  name: string;
  path: string;
  /** The section of the menu in which it is. */
  section: string;
  /** Hours within which somebody should act. */
  normHours: number;
};

export const DUTY: Readonly<Record<DutyCode, Words>> = {
  uncollected: { name: 'Не забрали в срок', path: '/duties?of=orders', section: '/duties', normHours: 24 },
  returns: { name: 'Возвраты', path: '/returns', section: '/returns', normHours: 72 },
  approvals: { name: 'Ждут вашего решения', path: '/approvals', section: '/approvals', normHours: 4 },
  letters: { name: 'Письма без ответа', path: '/talks', section: '/talks', normHours: 2 },
  leads: { name: 'Новые заявки', path: '/leads', section: '/leads', normHours: 2 },
  appointments: {
    name: 'Записи на сегодня',
    path: '/appointments',
    section: '/appointments',
    normHours: 24,
  },
  holds: { name: 'Отложить с витрины', path: '/holds', section: '/holds', normHours: 1 },
  questions: { name: 'Вопросы о товарах', path: '/questions', section: '/reviews', normHours: 24 },
  reviews: { name: 'Отзывы на проверку', path: '/reviews', section: '/reviews', normHours: 24 },
  receipts: { name: 'Чеки, которые не ушли', path: '/money', section: '/money', normHours: 1 },
  differences: { name: 'Расхождения с банком', path: '/money', section: '/money', normHours: 24 },
  messages: { name: 'Неотправленные сообщения', path: '/duties?of=failed', section: '/duties', normHours: 1 },
};
