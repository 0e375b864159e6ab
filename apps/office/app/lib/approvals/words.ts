import type { ApprovalKind, ApprovalRow, ApprovalState } from '@yahont/contracts/office/approvals.ts';
import { ROLE_NAMES, type Role } from '@yahont/contracts/office/permissions.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { rolesText } from '../words/roles.ts';
import { MONEY_SETTINGS, SETTING_NAMES } from '../words/settings.ts';
import { momentText } from '../words/moments.ts';

/** What a request is about, with its subject and values. */
type About = Pick<ApprovalRow, 'kind' | 'now' | 'next' | 'subject'>;

/** Both sides of a change, as one compares them. `now` is empty where nothing was before. */
export type Change = {
  nowLabel: string;
  now: string;
  nextLabel: string;
  next: string;
  /** Signed, with its unit: «−12,0 %»; empty without numbers. */
  share: string;
  /** Whether the share is a loss for the house. */
  isLoss: boolean;
  /** A fact under the new value: days of a plan, the old price. */
  more: string;
};

const PIECE_VERBS: Readonly<Record<string, string>> = {
  'write-off': 'Списание',
  hold: 'Отложить изделие',
  release: 'Вернуть в продажу',
  place: 'Переложить изделие',
  send: 'Отправить изделие',
  receive: 'Принять изделие',
};
const ITEM_STATES: Readonly<Record<string, string>> = {
  available: 'в продаже',
  reserved: 'в заказе',
  sold: 'продано',
  'in-transit': 'в пути',
  'on-hold': 'отложено',
  missing: 'не найдено',
  'written-off': 'списано',
};
const PERSON_STATES: Readonly<Record<string, string>> = {
  works: 'работает',
  invited: 'новая ссылка',
  left: 'не работает',
};

export const STATE_WORDS: Readonly<Record<ApprovalState, string>> = {
  waiting: 'ждёт',
  question: 'вопрос',
  executed: 'согласовано и сделано',
  'not-carried-out': 'согласовано, но не сделано',
  refused: 'отказано',
  withdrawn: 'отозвано',
  lapsed: 'срок прошёл',
};

/** Why one person may not do it alone, and who decides. */
export const RULES: Readonly<Record<ApprovalKind, { rule: string; decides: string }>> = {
  refund: {
    rule: 'возврат больше предела одного человека',
    decides: 'бухгалтер, управляющий, директор этого магазина',
  },
  price: { rule: 'цена меняется сильнее предела', decides: 'управляющий, бухгалтер' },
  'price-plan': { rule: 'цена меняется сильнее предела', decides: 'управляющий, бухгалтер' },
  piece: {
    rule: 'изделие списывают и двигают вдвоём',
    decides: 'управляющий, бухгалтер, директор этого магазина',
  },
  points: { rule: 'бонусов больше предела в день', decides: 'управляющий, бухгалтер' },
  roles: { rule: 'права меняют вдвоём', decides: 'администратор' },
  setting: { rule: 'пороги и сроки меняют вдвоём', decides: 'администратор' },
  'staff-invite': { rule: 'людей приглашают вдвоём', decides: 'администратор' },
  'staff-reset': { rule: 'вход сбрасывают вдвоём', decides: 'администратор' },
  'staff-leave': { rule: 'увольняют вдвоём', decides: 'администратор' },
  import: { rule: 'файл меняет больше, чем пускает сторож обмена', decides: 'управляющий, бухгалтер' },
};

/** «Возврат 106 780 ₽», «Кольцо „Аврора“, −12,0 %» */
export function titleOf(row: About): string {
  const { kind, subject, next } = row;
  switch (kind) {
    case 'refund':
      return `Возврат ${moneyOf(next['amount'])}`;
    case 'price':
    case 'price-plan':
      return `Цена ${changeOf(row).share}`;
    case 'piece':
      return PIECE_VERBS[String(next['verb'])] ?? 'Изделие';
    case 'points':
      return `Бонусы ${signed(Number(next['points']))}`;
    case 'roles':
      return `Роли: ${subject.name}`;
    case 'setting':
      return settingName(subject.id);
    case 'staff-invite':
      return `Пригласить: ${subject.name}`;
    case 'staff-reset':
      return `Сбросить вход: ${subject.name}`;
    case 'staff-leave':
      return `Уволить: ${subject.name}`;
    case 'import':
      return `Файл: ${subject.name}`;
  }
}

/** The subject in words, where the title does not have it. */
export function subjectText({ kind, subject }: About): string {
  if (kind === 'setting') return 'настройка';
  if (kind === 'staff-invite') return subject.id;
  return subject.name;
}

export function changeOf({ kind, now, next, subject }: About): Change {
  const labels = { nowLabel: 'Сейчас', nextLabel: 'Станет' };
  const none = { share: '', isLoss: false, more: '' };
  switch (kind) {
    case 'refund':
      return {
        ...none,
        nowLabel: '',
        now: '',
        nextLabel: 'Вернуть покупателю',
        next: moneyOf(next['amount']),
      };
    case 'price':
    case 'price-plan':
      return {
        ...labels,
        now: moneyOf(now['price']),
        next: moneyOf(next['price']),
        share: shareOf(Number(now['price']), Number(next['price'])),
        isLoss: Number(next['price']) < Number(now['price']),
        more: [daysOf(next), struckOf(next)].filter(Boolean).join(', '),
      };
    case 'piece':
      return { ...none, ...labels, now: stateOf(ITEM_STATES, now), next: stateOf(ITEM_STATES, next) };
    case 'points':
      return {
        ...none,
        ...labels,
        now: pointsOf(now['balance']),
        next: pointsOf(next['balance']),
        share: signed(Number(next['points'])),
      };
    case 'roles':
      return { ...none, ...labels, now: roleList(now['roles']), next: roleList(next['roles']) };
    case 'setting':
      return {
        ...none,
        ...labels,
        now: settingValue(subject.id, now['value']),
        next: settingValue(subject.id, next['value']),
        share: shareOf(Number(now['value']), Number(next['value'])),
      };
    case 'staff-invite':
      return { ...none, nowLabel: '', now: '', nextLabel: 'Роли', next: roleList(next['roles']) };
    case 'import':
      return {
        ...none,
        nowLabel: 'На витрине',
        now: countOf(Number(now['onSale']), ['изделие', 'изделия', 'изделий']),
        nextLabel: 'Сменят цену',
        next: countOf(Number(next['repriced']), ['изделие', 'изделия', 'изделий']),
        more: `сильнее предела одного человека: ${Number(next['aboveLimit'])}`,
      };
    case 'staff-reset':
    case 'staff-leave':
      return { ...none, ...labels, now: stateOf(PERSON_STATES, now), next: stateOf(PERSON_STATES, next) };
  }
}

/** The button of a yes, with the sum where there is one. */
export function agreeText(row: About): string {
  const { kind } = row;
  if (kind === 'staff-invite') return 'Согласовать и пригласить';
  if (kind === 'staff-reset') return 'Согласовать и сбросить';
  if (kind === 'staff-leave') return 'Согласовать и уволить';
  if (kind === 'import') return 'Согласовать и записать';
  if (kind === 'roles' || kind === 'piece') return 'Согласовать';
  if (kind === 'points') return `Согласовать ${changeOf(row).share}`;
  return `Согласовать ${changeOf(row).next}`;
}

/** What is repeated at the key: «Цена: 113 400 ₽ вместо 128 900 ₽, с 27 ноября». */
export function deedText(row: About): string {
  const { now, nextLabel, next, more } = changeOf(row);
  const days = more === '' ? '' : `, ${more}`;
  const what =
    row.kind === 'price' || row.kind === 'price-plan' ? `${titleOf(row)}, ${row.subject.name}` : titleOf(row);
  if (now === '') return `${what}. ${nextLabel}: ${next}${days}.`;
  return `${what}. Станет «${next}» вместо «${now}»${days}.`;
}

const FAILURES: Readonly<Record<string, string>> = {
  'changed-meanwhile': 'пока решали, сумма, состояние или версия стали другими',
  'illegal-move': 'пока решали, состояние стало другим',
  'price-planned': 'пока решали, начала действовать цена по плану',
  'plan-overlaps': 'пока решали, на эти дни появился другой план',
  'not-enough-points': 'пока решали, бонусы потратили',
  'asker-may-not': 'тот, кто просил, больше не может об этом просить',
  'email-taken': 'с этой почтой уже кто-то работает',
  'no-email': 'у человека нет почты',
  'staff-not-found': 'этот человек больше не работает',
};

/** Why an agreed request was not carried out. */
export function failureWords(code: string): string {
  return FAILURES[code] ?? `обстоятельства изменились (${code})`;
}

function moneyOf(amount: unknown): string {
  return Number.isSafeInteger(amount) ? formatRoubles(kopecks(Number(amount))) : '—';
}

function pointsOf(points: unknown): string {
  return countOf(Number(points), ['бонус', 'бонуса', 'бонусов']);
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${groupDigits(String(Math.abs(value)))}`;
}

/** «−12,0 %»; empty when nothing can be compared. */
function shareOf(from: number, to: number): string {
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === 0) return '';
  const tenths = Math.round(((to - from) / from) * 1000);
  const [whole, fraction] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10];
  return `${tenths < 0 ? '−' : '+'}${groupDigits(String(whole))},${fraction}\u00A0%`;
}

function daysOf(next: About['next']): string {
  const { from, to } = next;
  if (typeof from !== 'string') return '';
  const start = `с\u00A0${momentText(from, new Date())}`;
  return typeof to === 'string' ? `${start} до\u00A0${momentText(to, new Date())}` : start;
}

function struckOf({ oldPrice }: About['next']): string {
  return typeof oldPrice === 'number' ? `зачёркнутая ${moneyOf(oldPrice)}` : '';
}

function stateOf(words: Readonly<Record<string, string>>, { state }: About['now']): string {
  return words[String(state)] ?? '—';
}

function roleList(roles: unknown): string {
  if (!Array.isArray(roles) || roles.length === 0) return 'без ролей';
  return rolesText(ROLE_NAMES.filter((role: Role) => roles.includes(role)));
}

function settingName(code: string): string {
  return Object.entries(SETTING_NAMES).find(([known]) => known === code)?.[1] ?? code;
}

function settingValue(code: string, value: unknown): string {
  if (MONEY_SETTINGS.has(code)) return moneyOf(value);
  const count = Number(value);
  if (code.endsWith('percent')) return `${count}\u00A0%`;
  if (code.endsWith('days')) return countOf(count, ['день', 'дня', 'дней']);
  if (code.includes('hours')) return countOf(count, ['час', 'часа', 'часов']);
  return groupDigits(String(count));
}
