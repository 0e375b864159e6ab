import { INPUT_ERROR } from '@yahont/contracts/wire/limits.ts';
import { DATABASE_AWAY } from '@yahont/contracts/wire/database-away.ts';
import { FILES_AWAY } from '@yahont/contracts/wire/files-away.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';
import { isDatabaseAway } from '#src/platform/database/state/database-away.ts';
import { AppError, type ErrorCode } from '#src/platform/errors.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';

const STATUS = {
  'bad-request': 400,
  'too-large': 413,
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many-requests': 429,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

const TITLE: Record<ErrorCode, string> = {
  'bad-request': 'Запрос не удалось прочитать',
  'too-large': 'Слишком длинный запрос',
  invalid: INPUT_ERROR,
  unauthenticated: 'Нужно войти',
  forbidden: 'Недостаточно прав',
  'not-found': 'Не найдено',
  conflict: 'Сейчас это невозможно',
  'too-many-requests': 'Слишком много запросов',
  unavailable: 'Сервис временно недоступен',
};

/** Seconds after which a client may retry when the database or the storage of files is unavailable. */
const AWAY_SECONDS = 5;
const AWAY_CODES: ReadonlySet<string> = new Set([DATABASE_AWAY, FILES_AWAY]);

/**
 * Problem document (RFC 9457) for an error. An `AppError` is described, and an unavailable database or storage of
 * files is named; any other error is a bug and reveals only the request id.
 */
export function problemOf(error: unknown, requestId: string): Problem {
  if (!(error instanceof AppError)) {
    const code = awayCode(error);
    if (code !== null)
      return { type: 'about:blank', title: TITLE.unavailable, status: STATUS.unavailable, code, requestId };
    return { type: 'about:blank', title: 'Внутренняя ошибка', status: 500, code: 'internal', requestId };
  }
  return {
    type: 'about:blank',
    title: TITLE[error.code],
    status: STATUS[error.code],
    code: error.reason,
    requestId,
    ...(error.fields ? { errors: [...error.fields] } : {}),
    ...(error.context ? { context: error.context } : {}),
  };
}

/** What the request needed and could not reach; null for any other error. */
function awayCode(error: unknown): string | null {
  if (isDatabaseAway(error)) return DATABASE_AWAY;
  return error instanceof FilesAway ? FILES_AWAY : null;
}

export function problemResponse(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(AWAY_CODES.has(problem.code) ? { 'retry-after': String(AWAY_SECONDS) } : {}),
    },
  });
}
