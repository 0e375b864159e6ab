import type { Passkey } from '@yahont/contracts/accounts/passkeys.ts';
import type { passkeys } from './passkeys.tables.ts';

export function toPasskey({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
