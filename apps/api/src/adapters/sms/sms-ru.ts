import { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { MessageRefused } from '#src/platform/message-refused.ts';
import type { SmsSender } from '#src/domains/messages/notifications/senders.ts';

export type SmsRuSettings = {
  apiId: string;
  /** Approved sender name. */
  from?: string;
  /** Test mode: SMS.ru accepts and answers, but neither sends nor charges. */
  isTest?: boolean;
  baseUrl?: string;
};

const ACCEPTED = 100;

/** Answer of SMS.ru: each number has its own status, even when the request as a whole is OK. */
const Answer = z.object({
  status: z.string(),
  status_code: z.int(),
  status_text: z.string().optional(),
  sms: z
    .record(
      z.string(),
      z.object({ status: z.string(), status_code: z.int(), status_text: z.string().optional() }),
    )
    .optional(),
});

/** Sends through SMS.ru. Throws unless the message was accepted for this very number. */
export function createSmsRuSender({
  apiId,
  from,
  isTest = false,
  baseUrl = 'https://sms.ru',
}: SmsRuSettings): SmsSender {
  return {
    send: async ({ to, text }) => {
      const number = to.replace('+', '');
      const response = await fetch(new URL('/sms/send', baseUrl), {
        method: 'POST',
        body: new URLSearchParams({
          api_id: apiId,
          to: number,
          msg: text,
          json: '1',
          ...(from === undefined ? {} : { from }),
          ...(isTest ? { test: '1' } : {}),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.sms.tryMs),
      });
      if (!response.ok) throw new Error(`SMS.ru answered HTTP ${response.status}`);
      const answer = Answer.parse(await response.json());
      if (answer.status_code !== ACCEPTED) throw refusal(answer);
      const delivery = answer.sms?.[number];
      if (!delivery) throw new Error('SMS.ru did not tell about the number');
      if (delivery.status_code !== ACCEPTED) throw refusal(delivery);
    },
  };
}

/** «Сервис временно недоступен», «Ошибка на сервере»: the same request may be accepted a little later. */
const PASSING: ReadonlySet<number | undefined> = new Set([220, 500]);

type Refused = { status_code?: number | undefined; status_text?: string | undefined };

function refusal({ status_code: code, status_text: text }: Refused): Error {
  return smsRuFailure('SMS.ru refused:', code, text);
}

/** An error answer of SMS.ru: final unless it says that the error is temporary. */
export function smsRuFailure(what: string, code: number | undefined, text: string | undefined): Error {
  const words = `${what} ${code ?? ''} ${text ?? ''}`.trim();
  return PASSING.has(code) ? new Error(words) : new MessageRefused(words);
}
