import type { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import tables from '../data/delivery-tariffs.json' with { type: 'json' };

/** The tables of tariffs of the demo shop. */
export function demoTariffs(): ImportTariffs[] {
  return tables;
}
