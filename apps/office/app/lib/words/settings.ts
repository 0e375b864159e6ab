import type { SettingCode } from '@yahont/contracts/office/settings.ts';

/** What a setting limits. */
export const SETTING_NAMES: Readonly<Record<SettingCode, string>> = {
  'refund-limit': 'Возврат одним человеком',
  'price-change-percent': 'Изменение цены одним человеком',
  'bonus-limit': 'Бонусы за день одному покупателю',
  'storage-days': 'Хранение готового заказа',
  'extended-storage-days': 'Хранение по просьбе',
  'callbacks-hourly': 'Обратных звонков в час',
  'hold-hours': 'Сколько ждёт отложенное',
  'hold-price-limit': 'Показ только на визите',
  'holds-at-once': 'Отложенных на один телефон',
  'bell-days': 'Ожидание размера или цены',
  'question-hours': 'Ответить на вопрос об изделии',
  'exchange-guard-percent': 'Сторож обмена',
  'approval-hours-money': 'Слово о деньгах',
  'approval-hours-price': 'Слово о цене',
  'approval-hours-stock': 'Слово об изделии',
  'approval-hours-points': 'Слово о бонусах',
  'approval-hours-rights': 'Слово о правах',
};

/** Settings that are sums in kopecks. */
export const MONEY_SETTINGS: ReadonlySet<string> = new Set<SettingCode>(['refund-limit', 'hold-price-limit']);
