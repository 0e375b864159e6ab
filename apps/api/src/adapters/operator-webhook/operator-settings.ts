import { createDemoOperators } from '#src/adapters/demo-outbox/demo-senders.ts';
import type { OperatorLine } from '#src/domains/callbacks/operator-line.ts';
import type { Context } from '#src/platform/context.ts';
import { createOperatorWebhook } from './operator-webhook.ts';
import type { OperatorWebhookSettings } from './operator-webhook.ts';

export type OperatorSettings =
  /** `isTextLogged`: log the text that would have been sent. */
  { kind: 'demo'; isTextLogged: boolean } | ({ kind: 'webhook' } & OperatorWebhookSettings);

export function createOperatorLine(settings: OperatorSettings, ctx: Context): OperatorLine {
  return settings.kind === 'webhook' ? createOperatorWebhook(settings) : createDemoOperators(ctx, settings);
}
