import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiSettings } from '#src/compose.ts';

/** Demo adapters for every outside service, without logging; operators work around the clock. */
export const standIns = {
  sms: { kind: 'demo', isTextLogged: false },
  mail: { kind: 'demo', isTextLogged: false },
  operatorMail: 'operators@shop.test',
  publicUrl: 'https://shop.test',
  attachmentFolder: join(tmpdir(), `yahont-test-attachments-${process.pid}`),
  captcha: { kind: 'stand-in' },
  payment: { kind: 'demo-bank' },
  operators: { kind: 'demo', isTextLogged: false },
  callbackHours: 'always',
  metalRates: { kind: 'sample' },
} satisfies Partial<ApiSettings>;
