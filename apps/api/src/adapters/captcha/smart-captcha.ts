import { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { Captcha } from '#src/domains/ground/captcha/captcha.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import type { Log } from '#src/platform/log.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';

export type SmartCaptchaSettings = {
  serverKey: string;
  /** Host names of this shop; a token solved on any other site is refused. Empty: any host is accepted. */
  hosts?: readonly string[];
  baseUrl?: string;
};

const Answer = z.object({ status: z.enum(['ok', 'failed']), host: z.string().default('') });

const { tryMs, name, breaker: FIGURES } = PROVIDERS.captcha;

type CaptchaDeps = {
  log: Log;
  troubles: Troubles;
  /** Milliseconds of any clock that does not stop. */
  clock?: () => number;
};

/**
 * Yandex SmartCaptcha. When the service itself fails, every token passes, as its documentation advises
 * (FACTS 6.3): the rate limits still apply. After three failures it is tried only every few
 * seconds, so that nobody else waits for it.
 */
export function createSmartCaptcha(
  { serverKey, hosts = [], baseUrl = 'https://smartcaptcha.cloud.yandex.ru' }: SmartCaptchaSettings,
  { log, troubles, clock = () => performance.now() }: CaptchaDeps,
): Captcha {
  const breaker = createCircuitBreaker({ name, ...FIGURES }, () => new Date(clock()));
  let failures = 0;
  const isAway = (): boolean => failures >= FIGURES.failures;

  async function ask(form: Record<string, string>): Promise<z.output<typeof Answer> | null> {
    try {
      const answer = await breaker(() => check(new URL('/validate', baseUrl), form));
      if (answer !== null) failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      log.error({ err: error }, 'captcha could not be checked');
      return null;
    } finally {
      troubles.tell('captcha', isAway() ? 'the captcha does not answer: everybody passes it' : null);
    }
  }

  return {
    isAway,
    isHuman: async ({ token, ip }) => {
      if (token === '') return false;
      const answer = await ask({ secret: serverKey, token, ip });
      if (!answer) return true;
      if (answer.status !== 'ok') return false;
      // The service sends an empty host when the failure is on its side.
      return hosts.length === 0 || answer.host === '' || hosts.includes(answer.host);
    },
  };
}

async function check(url: URL, form: Record<string, string>): Promise<z.output<typeof Answer>> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(tryMs),
  });
  if (!response.ok) throw new Error(`SmartCaptcha answered HTTP ${response.status}`);
  return Answer.parse(await response.json());
}
