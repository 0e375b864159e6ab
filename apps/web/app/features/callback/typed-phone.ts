import { normalisePhone } from '@yahont/values/phone.ts';
import type { CallbackEvent } from './callback-machine.ts';

/** Event of typing: normalises the phone (SPEC 5.4: `+7 (9XX) …`), because the machine knows nothing about phones. */
export function typed(phone: string): CallbackEvent {
  return { type: 'typed', phone, number: normalisePhone(phone) };
}
