import type { Captcha } from '#src/domains/captcha/index.ts';
import type { OperatorLine } from './operator-line.ts';
import type { WorkingHours } from './working-hours.ts';

/** What requests for a call need from adapters and settings; `compose` passes it in. */
export type CallbackDeps = { captcha: Captcha; hours: WorkingHours; line: OperatorLine };
