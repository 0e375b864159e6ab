import type { Me } from '@yahont/contracts/office/staff.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { IconName } from '#app/parts/icon-name.ts';
import { GOODS_SECTIONS, HOUSE_SECTIONS } from './goods-sections.ts';
import { mayAsk } from './me.ts';

export type Section = {
  path: string;
  name: string;
  icon: IconName;
  /** The letter after `G`. */
  key: { code: string; shown: string };
  /** One of several is enough; null: everybody has it. */
  permission: Permission | readonly Permission[] | null;
};

/** In the order of the menu. Only sections that exist. */
const SECTIONS: readonly Section[] = [
  {
    path: '/orders',
    name: 'Заказы',
    icon: 'bag',
    key: { code: 'KeyO', shown: 'O' },
    permission: 'orders.see',
  },
  {
    path: '/returns',
    name: 'Возвраты',
    icon: 'undo',
    key: { code: 'KeyV', shown: 'V' },
    permission: 'orders.see',
  },
  {
    path: '/duties',
    name: 'Решить',
    icon: 'alert',
    key: { code: 'KeyD', shown: 'D' },
    permission: ['orders.see', 'jobs.retry'],
  },
  {
    path: '/talks',
    name: 'Обращения',
    icon: 'call-in',
    key: { code: 'KeyT', shown: 'T' },
    permission: 'support.answer',
  },
  {
    path: '/leads',
    name: 'Заявки',
    icon: 'inbox',
    key: { code: 'KeyL', shown: 'L' },
    permission: 'leads.see',
  },
  ...GOODS_SECTIONS,
  {
    path: '/staff',
    name: 'Сотрудники',
    icon: 'people',
    key: { code: 'KeyS', shown: 'S' },
    permission: 'staff.see',
  },
  ...HOUSE_SECTIONS,
  { path: '/me', name: 'Мой вход', icon: 'key', key: { code: 'KeyM', shown: 'M' }, permission: null },
];

export function sectionsOf(me: Pick<Me, 'roles'>): readonly Section[] {
  return SECTIONS.filter(
    ({ permission }) => permission === null || [permission].flat().some((one) => mayAsk(me, one)),
  );
}
