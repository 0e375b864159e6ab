import { createDemoOperators } from '#src/adapters/sent-messages/demo-senders.ts';
import type { OperatorLine } from '#src/domains/after/callbacks/operator-line.ts';
import type { Context } from '#src/platform/context.ts';
import { createOperatorWebhook, type OperatorWebhookSettings } from './operator-webhook.ts';

export type OperatorSettings =
  /** `isTextLogged`: log the text that would have been sent. */
  | { kind: 'demo'; isTextLogged: boolean }
  | { kind: 'none' }
  | ({ kind: 'webhook' } & OperatorWebhookSettings);

/** Null: only people of the office take calls. */
export function createOperatorLine(settings: OperatorSettings, ctx: Context): OperatorLine | null {
  switch (settings.kind) {
    case 'webhook':
      return createOperatorWebhook(settings);
    case 'demo':
      return createDemoOperators(ctx, settings);
    case 'none':
      return null;
  }
}
