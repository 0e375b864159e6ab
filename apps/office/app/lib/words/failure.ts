import { CallFailed } from '../calls/call.ts';

export type Failure = { text: string; requestId: string | null };

const BY_CODE: Readonly<Record<string, string>> = {
  validation: 'Проверьте поля: сервер не принял одно из них.',
  'approval-needed': 'Это делают вдвоём: попросите согласия, решит кто-то другой.',
  'proof-required':
    'Вы не подтвердили, что это вы: ничего не сделано. Повторите, когда код или ключ будет под рукой.',
  'no-such-call': 'На это нет права. Роли даёт администратор.',
  'database-away': 'База данных не отвечает. Введённое осталось на странице, повторите через минуту.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  0: 'Сервер не ответил. Проверьте связь и повторите, введённое осталось на странице.',
  401: 'Вход закончился. Войдите ещё раз.',
  403: 'На это нет права. Роли даёт администратор.',
  404: 'Этого больше нет: возможно, кто-то изменил раньше.',
  409: 'Сейчас это невозможно: данные изменились. Обновите страницу.',
  429: 'Слишком много запросов подряд. Подождите минуту.',
};

/** The text of a failure that the screen has no words of its own for. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed))
    return { text: 'Что-то сломалось на странице. Обновите её.', requestId: null };
  const text = BY_CODE[error.problem?.code ?? ''] ?? BY_STATUS[error.status];
  return {
    text: text ?? 'На сервере сбой. Введённое осталось на странице, повторите через минуту.',
    requestId: error.problem?.requestId ?? null,
  };
}

/** The same as one text, with the number of the request for the administrator. */
export function failureText(error: unknown): string {
  const { text, requestId } = failureOf(error);
  return requestId === null ? text : `${text} Запрос ${requestId.slice(0, 8)}.`;
}
