import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { DeliveryZone, ExpressTariff } from '@yahont/contracts/delivery/tariffs.ts';

/** The shop's own tables of tariffs; the one that began last is valid. */
export const deliveryTariffs = pgTable('delivery_tariffs', {
  startsOn: date().primaryKey(),
  zones: jsonb().$type<DeliveryZone[]>().notNull(),
  express: jsonb().$type<ExpressTariff[]>().notNull(),
});
