import type { Me } from '@yahont/contracts/office/staff.ts';
import { usesApprovals } from '../approvals/rights.ts';
import { GOODS_SECTIONS, HOUSE_SECTIONS } from './goods-sections.ts';
import { mayAsk } from './me.ts';
import type { Section } from './section.ts';

/** In the order of the menu. Only sections that exist. */
const SECTIONS: readonly Section[] = [
  {
    path: '/',
    name: 'Сегодня',
    icon: 'home',
    group: 'work',
    key: { code: 'KeyG', shown: 'G' },
    permission: null,
  },
  {
    path: '/orders',
    name: 'Заказы',
    icon: 'bag',
    group: 'work',
    key: { code: 'KeyO', shown: 'O' },
    permission: 'orders.see',
    waits: ['orders'],
  },
  {
    path: '/returns',
    name: 'Возвраты',
    icon: 'undo',
    group: 'work',
    key: { code: 'KeyV', shown: 'V' },
    permission: 'orders.see',
    waits: ['returns'],
  },
  {
    path: '/duties',
    name: 'Решить',
    icon: 'alert',
    group: 'work',
    key: { code: 'KeyD', shown: 'D' },
    permission: ['orders.see', 'jobs.retry'],
    waits: ['uncollected', 'messages'],
  },
  {
    path: '/appointments',
    name: 'Записи',
    icon: 'calendar',
    group: 'work',
    key: { code: 'KeyA', shown: 'A' },
    permission: 'appointments.see',
    waits: ['appointments'],
  },
  {
    path: '/talks',
    name: 'Обращения',
    icon: 'call-in',
    group: 'work',
    key: { code: 'KeyT', shown: 'T' },
    permission: ['calls.take', 'support.answer'],
    waits: ['letters'],
  },
  {
    path: '/leads',
    name: 'Заявки',
    icon: 'inbox',
    group: 'work',
    key: { code: 'KeyL', shown: 'L' },
    permission: 'leads.see',
    waits: ['leads'],
  },
  ...GOODS_SECTIONS,
  {
    path: '/money',
    name: 'Деньги',
    icon: 'cash',
    group: 'house',
    key: { code: 'KeyF', shown: 'F' },
    permission: 'payments.differences',
    waits: ['receipts', 'differences'],
  },
  {
    path: '/approvals',
    name: 'Согласования',
    icon: 'check-twice',
    group: 'house',
    key: { code: 'KeyA', shown: 'A' },
    permission: null,
    isFor: usesApprovals,
    waits: ['approvals'],
  },
  {
    path: '/staff',
    name: 'Сотрудники',
    icon: 'people',
    group: 'house',
    key: { code: 'KeyS', shown: 'S' },
    permission: 'staff.see',
  },
  ...HOUSE_SECTIONS,
  {
    path: '/me',
    name: 'Мой вход',
    icon: 'key',
    group: 'house',
    key: { code: 'KeyM', shown: 'M' },
    permission: null,
  },
];

export function sectionsOf(me: Pick<Me, 'roles'>): readonly Section[] {
  return SECTIONS.filter(
    ({ permission, isFor = () => true }) =>
      (permission === null || [permission].flat().some((one) => mayAsk(me, one))) && isFor(me),
  );
}
