import type { ApiSettings } from '#src/compose.ts';

/** Whoever is outside the shop is played by a built-in stand-in, silently; somebody calls back at any hour. */
export const standIns = {
  sms: { kind: 'demo', isTextLogged: false },
  mail: { kind: 'demo', isTextLogged: false },
  operatorMail: 'operators@shop.test',
  publicUrl: 'https://shop.test',
  captcha: { kind: 'stand-in' },
  payment: { kind: 'demo-bank' },
  operators: { kind: 'demo', isTextLogged: false },
  callbackHours: 'always',
} satisfies Partial<ApiSettings>;
