import { expect, test } from 'vitest';
import { lintMail } from '#src/testing/mail/lint-mail.ts';
import { composeApprovalMail, type ApprovalLetter, type MailedApproval } from './approval-mail.ts';

const ROW = {
  id: 12,
  why: 'камень вернули в срок',
  expiresAt: new Date('2026-11-28T11:05:00Z'),
  failure: null,
};

const ROWS: Record<MailedApproval['kind'], Pick<MailedApproval, 'subjectName' | 'now' | 'next'>> = {
  refund: { subjectName: 'Возврат В-20721', now: { state: 'checked' }, next: { amount: 26_880_000 } },
  price: { subjectName: 'Кольцо, 01-1', now: { price: 10_000_000 }, next: { price: 5_000_000 } },
  'price-plan': { subjectName: 'Кольцо, 01-1', now: { price: 10_000_000 }, next: { price: 20_000_000 } },
  piece: { subjectName: 'УИН 1234567890123456', now: { state: 'missing' }, next: { verb: 'write-off' } },
  points: { subjectName: 'Покупатель 7', now: { balance: 0 }, next: { points: 5_000 } },
  roles: { subjectName: 'Дарья', now: { roles: [] }, next: { roles: ['manager', 'editor'] } },
  setting: { subjectName: 'bonus-limit', now: { value: 1_000 }, next: { value: 900 } },
  'staff-invite': { subjectName: 'Дарья', now: {}, next: { roles: ['editor'] } },
  'staff-reset': { subjectName: 'Дарья', now: { state: 'works' }, next: { state: 'invited' } },
  'staff-leave': { subjectName: 'Дарья', now: { roles: ['editor'] }, next: { roles: [] } },
  import: { subjectName: 'ceny.csv', now: { onSale: 3_567 }, next: { repriced: 214, aboveLimit: 12 } },
};

const letter = (kind: MailedApproval['kind'], more: Partial<ApprovalLetter> = {}): ApprovalLetter => ({
  row: { ...ROW, kind, ...ROWS[kind] },
  news: 'asked',
  asker: 'Пётр Финансов',
  ...more,
});
const textOf = (given: ApprovalLetter) => {
  const mail = composeApprovalMail(given);
  expect(lintMail(mail, 'https://shop.test')).toEqual([]);
  return `${mail.subject}\n${mail.text}`.replaceAll(/[^\S\n]/g, ' ');
};

test.each([
  ['refund', 'Вернуть покупателю 268 800 ₽.'],
  ['price', 'Было 100 000 ₽, станет 50 000 ₽.'],
  ['price-plan', 'Было 100 000 ₽, станет 200 000 ₽.'],
  ['piece', 'Списать.'],
  ['points', 'Начислить бонусов: 5000.'],
  ['roles', 'Было: без ролей. Станет: manager, editor.'],
  ['setting', 'Было 1000, станет 900.'],
  ['staff-invite', 'Пригласить: editor.'],
  ['staff-reset', 'Забрать пароль и коды, прислать новую ссылку.'],
  ['staff-leave', 'Уволить: editor.'],
  ['import', 'Изделий на витрине: 3567. Сменят цену: 214, сильнее предела одного человека: 12.'],
] as const)(
  'the letter about %s says who asks, what about, what changes, why and until when',
  (kind, change) => {
    const text = textOf(letter(kind));
    expect(text).toContain('Нужно согласие № 12:');
    for (const part of [
      'Просит: Пётр Финансов.',
      ROWS[kind].subjectName,
      change,
      'Зачем: камень вернули в срок',
    ])
      expect(text).toContain(part);
    expect(text).toContain('решите до 28 ноября, 14:05 по Москве');
  },
);

test('the others say what to do next', () => {
  expect(textOf(letter('refund', { news: 'question', words: 'Где акт?' }))).toContain('Вопрос: Где акт?');
  expect(textOf(letter('refund', { news: 'half' }))).toContain('Прошла половина срока.');
  expect(textOf(letter('refund', { news: 'lapsed' }))).toContain('Срок прошёл, ничего не сделано.');
  const failed = (code: string) => {
    const { row } = letter('refund');
    return textOf({
      ...letter('refund'),
      row: { ...row, failure: { code, facts: {} } },
      news: 'not-carried-out',
    });
  };
  expect(failed('illegal-move')).toContain('Пока решали, состояние стало другим (illegal-move).');
  expect(failed('line-refunded')).toContain('обстоятельства изменились (line-refunded).');
  const taken = letter('points');
  expect(textOf({ ...taken, row: { ...taken.row, next: { points: -2_000 } } })).toContain(
    'Списать бонусов: 2000.',
  );
});
