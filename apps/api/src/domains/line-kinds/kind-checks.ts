import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, CheckBuilder } from 'drizzle-orm/pg-core';

type KindColumns = Record<'kind' | 'skuId' | 'stoneId' | 'service', AnyPgColumn>;

/** The references that each kind of line demands and forbids: the same for carts and orders. */
export function lineKindChecks(table: string, columns: KindColumns): CheckBuilder[] {
  const { kind, skuId, stoneId, service } = columns;
  return [
    check(`${table}_kind`, sql`${kind} in ('jewellery', 'stone', 'set-piece', 'certificate', 'service')`),
    check(`${table}_sku`, sql`(${kind} in ('jewellery', 'set-piece')) = (${skuId} is not null)`),
    check(`${table}_stone`, sql`(${kind} in ('stone', 'set-piece')) = (${stoneId} is not null)`),
    check(
      `${table}_service`,
      sql`(${kind} = 'service') = (${service} is not null)
        and (${service} is null or ${service} in ('engraving', 'setting', 'gift-wrap'))`,
    ),
  ];
}
