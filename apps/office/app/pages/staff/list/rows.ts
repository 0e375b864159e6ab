import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';

export type RowsProps = {
  people: readonly OfficeStaff[];
  personId: number | null;
  /** Filters of the list, which stay in the address of a person. */
  query: string;
};
