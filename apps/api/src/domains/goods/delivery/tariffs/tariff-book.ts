import { asc } from 'drizzle-orm';
import { ImportTariffs, type Tariffs } from '@yahont/contracts/delivery/tariffs.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { BUILT_IN_TARIFFS } from './built-in-tariffs.ts';
import { deliveryTariffs } from './tariffs.tables.ts';

/** All tables of tariffs in memory. */
export type TariffBook = {
  /**
   * The table that is valid on a day of the buyer's calendar: the latest that has begun, otherwise the
   * built-in one.
   */
  on: (day: IsoDate) => Tariffs;
  reload: () => Promise<void>;
};

export async function loadTariffBook(db: Db): Promise<TariffBook> {
  let tables: Tariffs[] = [];
  const reload = async (): Promise<void> => {
    const rows = await db.select().from(deliveryTariffs).orderBy(asc(deliveryTariffs.startsOn));
    // A table imported long ago lacks newer fields of zones.
    tables = rows.map((row) => ImportTariffs.parse(row));
  };
  await reload();
  return {
    on: (day) => tables.findLast(({ startsOn }) => startsOn <= day) ?? BUILT_IN_TARIFFS,
    reload,
  };
}
