import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import type { OperatorLine } from './operator-line.ts';
import type { WorkingHours } from './working-hours.ts';

/** What requests for a call need from adapters and settings; `compose` passes it in. */
export type CallbackDeps = {
  captcha: Captcha;
  hours: WorkingHours;
  /** Null: there are no operators outside the office. */
  line: OperatorLine | null;
  /** Address that is notified when there are too many requests. */
  operatorMail: string;
  /** Hours ahead of UTC in a city. */
  offsetOfCity: (cityId: number) => number;
  cityIdOf: (storeId: number) => number | undefined;
  troubles: Pick<Troubles, 'tell'>;
};
