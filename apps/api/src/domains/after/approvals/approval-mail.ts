import type { ApprovalKind } from '@yahont/contracts/office/approvals.ts';
import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { ApprovalRow } from './approval-rights.ts';

export type MailDeps = {
  /** Address of the shop's management: staff have no addresses of their own (decision 0078). */
  operatorMail: string;
};

/** Events that are reported by e-mail; approvals, refusals and withdrawals are only listed. */
export type ApprovalNews = 'asked' | 'question' | 'half' | 'lapsed' | 'not-carried-out';

export type MailedApproval = Pick<
  ApprovalRow,
  'id' | 'kind' | 'subjectName' | 'now' | 'next' | 'why' | 'expiresAt' | 'failure'
>;
export type ApprovalLetter = {
  row: MailedApproval;
  news: ApprovalNews;
  asker: string;
  /** The decider's question. */
  words?: string;
  /** Deduplication key: letters with the same key are sent once. Unique by default. */
  once?: string;
};

/** Queues the e-mail to management, in the transaction of the event. */
export async function writeMail(tx: Db, { operatorMail }: MailDeps, letter: ApprovalLetter): Promise<void> {
  const { once } = letter;
  await enqueue(tx, {
    topic: 'send-mail',
    payload: {
      to: operatorMail,
      ...composeApprovalMail(letter),
      ...(once === undefined ? {} : { once }),
    },
  });
}

/** The e-mail names no shopper: those who may decide can read whose points or return it is. */
export function composeApprovalMail({ row, news, asker, words }: ApprovalLetter): EmailContent {
  const { title, task } = NEWS[news];
  return composeEmail({
    title: `${title} № ${row.id}: ${TITLES[row.kind]}`,
    paragraphs: [
      [`Просит: ${asker}.`, `О чём: ${row.subjectName}.`, changeOf(row), `Зачем: ${row.why}`].join('\n'),
      ...(words === undefined ? [] : [`Вопрос: ${words}`]),
      task(row),
    ],
  });
}

const TITLES: Readonly<Record<ApprovalKind, string>> = {
  refund: 'возврат денег выше предела',
  price: 'цена изменится сильнее предела',
  'price-plan': 'цена по плану изменится сильнее предела',
  piece: 'изделие',
  points: 'бонусы выше предела',
  roles: 'роли сотрудника',
  setting: 'настройка',
  'staff-invite': 'новый сотрудник',
  'staff-reset': 'сброс входа сотрудника',
  'staff-leave': 'увольнение сотрудника',
  import: 'файл меняет больше, чем пускает сторож обмена',
};

type NewsTexts = { title: string; task: (row: MailedApproval) => string };
const NEWS: Readonly<Record<ApprovalNews, NewsTexts>> = {
  asked: { title: 'Нужно согласие', task: (row) => `Что сделать: решите до ${momentOf(row.expiresAt)}.` },
  half: {
    title: 'Всё ещё ждёт согласия запрос',
    task: (row) => `Прошла половина срока. Что сделать: решите до ${momentOf(row.expiresAt)}.`,
  },
  question: {
    title: 'Вопрос о запросе',
    task: (row) => `Что сделать: ответьте, срок запроса истекает ${momentOf(row.expiresAt)}.`,
  },
  lapsed: {
    title: 'Никто не решил запрос',
    task: () => 'Срок прошёл, ничего не сделано. Что сделать: попросите ещё раз, если это всё ещё нужно.',
  },
  'not-carried-out': {
    title: 'Не выполнен согласованный запрос',
    task: ({ failure }) =>
      `${WHY_NOT[failure?.code ?? ''] ?? 'Пока решали, обстоятельства изменились'} (${failure?.code ?? 'неизвестно'}). Что сделать: посмотрите, как обстоит дело сейчас, и попросите ещё раз.`,
  },
};

/** Codes of the most frequent direct calls. */
const WHY_NOT: Readonly<Record<string, string>> = {
  'changed-meanwhile': 'Пока решали, сумма, состояние или версия стали другими',
  'illegal-move': 'Пока решали, состояние стало другим',
  'price-planned': 'Пока решали, начала действовать цена по плану',
  'plan-overlaps': 'Пока решали, на эти дни появился другой план',
  'not-enough-points': 'Пока решали, бонусы потратили',
  'email-taken': 'С этой почтой уже кто-то работает',
  'staff-not-found': 'Этот человек больше не работает',
  'asker-may-not': 'Тот, кто просил, больше не может об этом просить',
};

/** The change in a line: sums, words of the table of states, or what is granted. */
function changeOf({ kind, now, next }: MailedApproval): string {
  switch (kind) {
    case 'refund':
      return `Вернуть покупателю ${moneyOf(next['amount'])}.`;
    case 'price':
    case 'price-plan':
      return `Было ${moneyOf(now['price'])}, станет ${moneyOf(next['price'])}.`;
    case 'piece':
      return next['verb'] === 'write-off' ? 'Списать.' : `Действие: ${String(next['verb'])}.`;
    case 'points':
      return Number(next['points']) > 0
        ? `Начислить бонусов: ${String(next['points'])}.`
        : `Списать бонусов: ${-Number(next['points'])}.`;
    case 'roles':
      return `Было: ${listOf(now['roles'])}. Станет: ${listOf(next['roles'])}.`;
    case 'setting':
      return `Было ${String(now['value'])}, станет ${String(next['value'])}.`;
    case 'staff-invite':
      return `Пригласить: ${listOf(next['roles'])}.`;
    case 'staff-reset':
      return 'Забрать пароль и коды, прислать новую ссылку.';
    case 'staff-leave':
      return `Уволить: ${listOf(now['roles'])}.`;
    case 'import':
      return `Изделий на витрине: ${String(now['onSale'])}. Сменят цену: ${String(next['repriced'])}, сильнее предела одного человека: ${String(next['aboveLimit'])}.`;
  }
}

function moneyOf(amount: unknown): string {
  return formatRoubles(kopecks(Number(amount)));
}

function listOf(roles: unknown): string {
  return Array.isArray(roles) && roles.length > 0 ? roles.join(', ') : 'без ролей';
}

/** «28 ноября, 14:05 по Москве». */
function momentOf(at: Date): string {
  const day = formatDayMonth(cityDate(at, MOSCOW_HOURS));
  return `${day}, ${cityTimeOfDay(at, MOSCOW_HOURS)} по Москве`;
}
