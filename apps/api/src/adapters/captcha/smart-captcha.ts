import { z } from 'zod';
import type { Captcha } from '#src/domains/captcha/captcha.ts';
import type { Log } from '#src/platform/log.ts';

export type SmartCaptchaSettings = {
  serverKey: string;
  /** Host names of this shop; a token solved on any other site is refused. Empty: any host is accepted. */
  hosts?: readonly string[];
  baseUrl?: string;
};

const TIMEOUT_MS = 3_000;

const Answer = z.object({ status: z.enum(['ok', 'failed']), host: z.string().default('') });

/**
 * Yandex SmartCaptcha. When the service itself fails, every token passes, as its documentation advises (FACTS 6.3): the
 * rate limits still apply.
 */
export function createSmartCaptcha(
  { serverKey, hosts = [], baseUrl = 'https://smartcaptcha.cloud.yandex.ru' }: SmartCaptchaSettings,
  log: Log,
): Captcha {
  return {
    isHuman: async ({ token, ip }) => {
      if (token === '') return false;
      const answer = await ask({
        url: new URL('/validate', baseUrl),
        form: { secret: serverKey, token, ip },
        log,
      });
      if (!answer) return true;
      if (answer.status !== 'ok') return false;
      // The service sends an empty host when the failure is on its side.
      return hosts.length === 0 || answer.host === '' || hosts.includes(answer.host);
    },
  };
}

type Question = { url: URL; form: Record<string, string>; log: Log };

async function ask({ url, form, log }: Question): Promise<z.output<typeof Answer> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`SmartCaptcha answered HTTP ${response.status}`);
    return Answer.parse(await response.json());
  } catch (error) {
    log.error({ err: error }, 'captcha could not be checked');
    return null;
  }
}
