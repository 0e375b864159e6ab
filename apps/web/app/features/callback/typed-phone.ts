import { normalisePhone } from '@yahont/values/phone.ts';
import type { CallbackEvent } from './callback-machine.ts';

/** What was typed, read as a number (SPEC 5: +7 (9XX) …); the machine itself knows nothing of phones. */
export function typed(phone: string): CallbackEvent {
  return { type: 'typed', phone, number: normalisePhone(phone) };
}
