import type { SettingCode } from '@yahont/contracts/office/settings.ts';

/** What a setting limits. */
export const SETTING_NAMES: Readonly<Record<SettingCode, string>> = {
  'refund-limit': 'Предел возврата',
  'price-change-percent': 'Предел изменения цены, %',
  'bonus-limit': 'Предел бонусов в день',
  'storage-days': 'Хранение заказа, дней',
  'extended-storage-days': 'Продлённое хранение, дней',
  'callbacks-hourly': 'Обратных звонков в час',
  'hold-hours': 'Отложенное изделие, часов',
  'hold-price-limit': 'Показ только на встрече, от',
  'holds-at-once': 'Отложенных изделий на телефон',
  'bell-days': 'Ожидание колокольчика, дней',
  'question-hours': 'Ответ на вопрос, часов',
  'approval-hours-money': 'Срок согласия на деньги, часов',
  'approval-hours-price': 'Срок согласия на цену, часов',
  'approval-hours-stock': 'Срок согласия на изделие, часов',
  'approval-hours-points': 'Срок согласия на бонусы, часов',
  'approval-hours-rights': 'Срок согласия на права, часов',
};

/** Settings that are sums in kopecks. */
export const MONEY_SETTINGS: ReadonlySet<string> = new Set<SettingCode>(['refund-limit', 'hold-price-limit']);
