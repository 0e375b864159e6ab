import { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { CodeCaller } from '#src/domains/people/accounts/sign-in/code-senders.ts';
import { smsRuFailure } from '../sms/sms-ru.ts';

export type SmsRuCallSettings = { apiId: string; baseUrl?: string };

const Answer = z.union([
  // The code comes as a string, and as a number from older servers.
  z.object({
    status: z.literal('OK'),
    code: z.union([z.string(), z.int()]).transform((code) => String(code).padStart(4, '0').slice(-4)),
  }),
  z.object({
    status: z.literal('ERROR'),
    status_code: z.int().optional(),
    status_text: z.string().optional(),
  }),
]);

/** Calls through SMS.ru, which chooses a number and names its last four digits. */
export function createSmsRuCaller({ apiId, baseUrl = 'https://sms.ru' }: SmsRuCallSettings): CodeCaller {
  return {
    call: async ({ to, ip }) => {
      const response = await fetch(new URL('/code/call', baseUrl), {
        method: 'POST',
        body: new URLSearchParams({ api_id: apiId, phone: to.replace('+', ''), ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.calls.tryMs),
      });
      if (!response.ok) throw new Error(`SMS.ru answered HTTP ${response.status} to a call`);
      const answer = Answer.parse(await response.json());
      if (answer.status === 'OK') return { code: answer.code };
      throw smsRuFailure('SMS.ru refused to call:', answer.status_code, answer.status_text);
    },
  };
}
