import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import type { Context } from '#src/platform/context.ts';

export type ExchangeForMessages = NonNullable<ReturnForMessages['exchange']>;

/** Null when there is no such return. */
export type ReadReturn = (ctx: Context, returnId: number) => Promise<ReturnForMessages | null>;
