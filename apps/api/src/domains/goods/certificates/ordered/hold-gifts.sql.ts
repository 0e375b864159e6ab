import type { Write } from '#src/platform/database/statement.ts';

type NewCertificate = { id: string; amount: number };

/**
 * Reserves the certificates of an order, as part of a larger statement; a voided one is reserved again.
 * `amount` in whole kopecks.
 */
export function holdGifts(gifts: readonly NewCertificate[], at: Date): Write {
  return (bind) => `
    insert into gift_certificates (id, amount, state, changed_at)
    select id, amount, 'reserved', ${bind(at.toISOString())}::timestamptz
    from jsonb_to_recordset(${bind(JSON.stringify(gifts))}::jsonb) as certificate(id uuid, amount bigint)
    on conflict (id) do update set state = 'reserved', changed_at = excluded.changed_at
    where gift_certificates.state = 'void'`;
}
