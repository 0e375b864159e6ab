import type { Section } from './section.ts';

/** Pieces, buyers, texts and the house itself, in the order of the menu. */
export const GOODS_SECTIONS: readonly Section[] = [
  {
    path: '/products',
    name: 'Изделия',
    icon: 'ring',
    group: 'goods',
    key: { code: 'KeyP', shown: 'P' },
    permission: 'stock.see',
  },
  {
    path: '/stock',
    name: 'Остатки',
    icon: 'box',
    group: 'goods',
    key: { code: 'KeyK', shown: 'K' },
    permission: 'stock.see',
  },
  {
    path: '/holds',
    name: 'Отложенные',
    icon: 'clock',
    group: 'goods',
    key: { code: 'KeyH', shown: 'H' },
    permission: 'appointments.see',
    waits: ['holds'],
  },
  {
    path: '/customers',
    name: 'Покупатели',
    icon: 'user',
    group: 'buyers',
    key: { code: 'KeyB', shown: 'B' },
    permission: 'customers.find',
  },
  {
    path: '/certificates',
    name: 'Сертификаты',
    icon: 'gift',
    group: 'buyers',
    key: { code: 'KeyC', shown: 'C' },
    permission: 'certificates.look',
  },
  {
    path: '/reviews',
    name: 'Отзывы',
    icon: 'star',
    group: 'buyers',
    key: { code: 'KeyR', shown: 'R' },
    permission: 'reviews.see',
    waits: ['reviews', 'questions'],
  },
  {
    path: '/texts',
    name: 'Тексты',
    icon: 'document',
    group: 'site',
    key: { code: 'KeyE', shown: 'E' },
    permission: 'content.draft',
  },
  {
    path: '/letters',
    name: 'Письма',
    icon: 'chat',
    group: 'site',
    key: { code: 'KeyW', shown: 'W' },
    permission: 'content.publish',
  },
  {
    path: '/stores',
    name: 'Магазины',
    icon: 'store',
    group: 'site',
    key: { code: 'KeyU', shown: 'U' },
    permission: 'stores.edit',
  },
  {
    path: '/delivery',
    name: 'Доставка',
    icon: 'truck',
    group: 'site',
    key: { code: 'KeyY', shown: 'Y' },
    permission: 'delivery.capacity',
  },
];

/** The log and the limits come after the people of the house. */
export const HOUSE_SECTIONS: readonly Section[] = [
  {
    path: '/audit',
    name: 'Журнал',
    icon: 'journal',
    group: 'house',
    key: { code: 'KeyJ', shown: 'J' },
    permission: 'audit.see',
  },
  {
    path: '/settings',
    name: 'Пороги и сроки',
    icon: 'filter',
    group: 'house',
    key: { code: 'KeyN', shown: 'N' },
    permission: 'settings.edit',
  },
];
