import { sql } from 'drizzle-orm';
import { check, type AnyPgColumn, type CheckBuilder } from 'drizzle-orm/pg-core';
import { LINE_KINDS, SERVICE_CODES } from '@yahont/contracts/line-kinds.ts';
import { oneOf } from '#src/platform/one-of.ts';

type KindColumns = Record<'kind' | 'skuId' | 'stoneId' | 'service', AnyPgColumn>;

/** The references that each kind of line requires and forbids: the same for carts and orders. */
export function lineKindChecks(table: string, columns: KindColumns): CheckBuilder[] {
  const { kind, skuId, stoneId, service } = columns;
  return [
    check(`${table}_kind`, oneOf(kind, LINE_KINDS)),
    check(`${table}_sku`, sql`(${kind} in ('jewellery', 'set-piece')) = (${skuId} is not null)`),
    check(`${table}_stone`, sql`(${kind} in ('stone', 'set-piece')) = (${stoneId} is not null)`),
    check(
      `${table}_service`,
      sql`(${kind} = 'service') = (${service} is not null) and (${service} is null or ${oneOf(service, SERVICE_CODES)})`,
    ),
  ];
}
