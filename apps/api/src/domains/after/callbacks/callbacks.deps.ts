import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import type { OperatorLine } from './operator-line.ts';
import type { WorkingHours } from './working-hours.ts';

/** What requests for a call need from adapters and settings; `compose` passes it in. */
export type CallbackDeps = {
  captcha: Captcha;
  hours: WorkingHours;
  line: OperatorLine;
  /** Address that is notified when there are too many requests. */
  operatorMail: string;
  troubles: Pick<Troubles, 'tell'>;
};
