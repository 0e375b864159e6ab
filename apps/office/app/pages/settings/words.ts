import type { SettingCode, SettingUnit } from '@yahont/contracts/office/settings.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { plural, type PluralForms } from '@yahont/values/text/plural.ts';

type Words = { name: string; hint: string };
type Group = { name: string; note: string; codes: readonly SettingCode[] };

export const GROUPS: readonly Group[] = [
  {
    name: 'Деньги и цены',
    note: 'выше решает второй человек',
    codes: ['price-change-percent', 'refund-limit', 'bonus-limit', 'exchange-guard-percent'],
  },
  { name: 'Заказы', note: '', codes: ['storage-days', 'extended-storage-days'] },
  {
    name: 'Отложенные изделия',
    note: 'без заказа, до визита',
    codes: ['hold-hours', 'hold-price-limit', 'holds-at-once', 'bell-days'],
  },
  { name: 'Ответы', note: '', codes: ['callbacks-hourly', 'question-hours'] },
  {
    name: 'Согласования',
    note: 'сколько ждут второго человека',
    codes: [
      'approval-hours-money',
      'approval-hours-price',
      'approval-hours-stock',
      'approval-hours-points',
      'approval-hours-rights',
    ],
  },
];

export const SETTING_WORDS: Readonly<Record<SettingCode, Words>> = {
  'price-change-percent': {
    name: 'Изменение цены одним человеком',
    hint: 'в любую сторону, от прежней цены',
  },
  'refund-limit': { name: 'Возврат одним человеком', hint: 'на один заказ, с доставкой' },
  'bonus-limit': { name: 'Бонусы за день одному покупателю', hint: 'начислить и списать вместе' },
  'storage-days': { name: 'Хранение готового заказа', hint: 'со дня готовности' },
  'extended-storage-days': { name: 'Хранение по просьбе', hint: 'со дня готовности, когда продлили' },
  'callbacks-hourly': { name: 'Обратных звонков в час', hint: 'больше операторы не успеют' },
  'hold-hours': { name: 'Сколько ждёт отложенное', hint: 'и столько же, если продлят' },
  'hold-price-limit': { name: 'Показ только на визите', hint: 'изделия с этой цены не откладывают' },
  'holds-at-once': { name: 'Отложенных на один телефон', hint: 'одновременно' },
  'bell-days': { name: 'Ожидание размера или цены', hint: 'потом просьба кончается сама' },
  'question-hours': { name: 'Ответить на вопрос об изделии', hint: 'рабочих часов магазина' },
  'exchange-guard-percent': {
    name: 'Сторож обмена',
    hint: 'доля витрины, которую файл меняет без второго человека',
  },
  'approval-hours-money': { name: 'Слово о деньгах', hint: 'без ответа запрос снимается' },
  'approval-hours-price': { name: 'Слово о цене', hint: 'без ответа запрос снимается' },
  'approval-hours-stock': { name: 'Слово об изделии', hint: 'списание и перемещение' },
  'approval-hours-points': { name: 'Слово о бонусах', hint: 'без ответа запрос снимается' },
  'approval-hours-rights': { name: 'Слово о правах', hint: 'роли и настройки' },
};

const FIXED: Readonly<Record<string, string>> = {
  'return-days': 'Вернуть купленное на сайте',
  'money-back-days': 'Вернуть деньги покупателю',
};

export const fixedName = (code: string): string => FIXED[code] ?? code;

const FORMS: Readonly<Record<Exclude<SettingUnit, 'kopecks' | 'percent'>, PluralForms>> = {
  points: ['бонус', 'бонуса', 'бонусов'],
  days: ['день', 'дня', 'дней'],
  hours: ['час', 'часа', 'часов'],
  calls: ['звонок', 'звонка', 'звонков'],
  pieces: ['изделие', 'изделия', 'изделий'],
};

/** «100 000 ₽», «10 %», «7 дней» */
export function valueText(value: number, unit: SettingUnit): string {
  if (unit === 'kopecks') return formatRoubles(kopecks(value));
  const figures = groupDigits(String(value));
  return unit === 'percent' ? `${figures}\u00A0%` : `${figures}\u00A0${plural(value, FORMS[unit])}`;
}

/** Label of the field with its unit: «₽», «дней». */
export function unitText(unit: SettingUnit): string {
  if (unit === 'kopecks') return '₽';
  return unit === 'percent' ? '%' : FORMS[unit][2];
}

/** What somebody typed, in the unit of the setting; null for anything but a whole number of roubles, days and so on. */
export function readValue(typed: string, unit: SettingUnit): number | null {
  const plain = typed.replaceAll(/\s/g, '');
  if (!/^\d{1,9}$/.test(plain)) return null;
  return unit === 'kopecks' ? Number(plain) * 100 : Number(plain);
}

/** The value as one types it. */
export function typedValue(value: number, unit: SettingUnit): string {
  return String(unit === 'kopecks' ? Math.round(value / 100) : value);
}
