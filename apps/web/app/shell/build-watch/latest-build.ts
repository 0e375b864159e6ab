import { withRetry } from '#app/base/requests/retry.ts';
import { logFailure } from '#app/base/log-failure.ts';

/**
 * SPEC 7.7: the id of the build that the server currently serves; null when it could not be loaded, which is
 * logged (SPEC 8.5).
 */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await withRetry('GET', () =>
      fetch(`/builds/latest.json?${Date.now()}`, { headers: { accept: 'application/json' } }),
    );
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    // safe: a value that is not a string is refused below
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== 'string') throw new Error('there is no id in it');
    return id;
  } catch (error) {
    logFailure('Ошибка получения манифеста сборки', error);
    return null;
  }
}
