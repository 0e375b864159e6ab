import type { Me } from '@yahont/contracts/office/staff.ts';
import type { DutyCode } from '@yahont/contracts/office/today.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { IconName } from '#app/parts/icon-name.ts';

/** In the order of the menu; the first one has no title. */
export const GROUPS = ['work', 'goods', 'buyers', 'site', 'house'] as const;
export type SectionGroup = (typeof GROUPS)[number];

export const GROUP_NAMES: Readonly<Record<SectionGroup, string | null>> = {
  work: null,
  goods: 'Товар',
  buyers: 'Покупатели',
  site: 'Сайт',
  house: 'Управление',
};

export type Section = {
  path: string;
  name: string;
  icon: IconName;
  group: SectionGroup;
  /** The letter after `G`. */
  key: { code: string; shown: string };
  /** One of several is enough; null: everybody has it, or those whom `isFor` names. */
  permission: Permission | readonly Permission[] | null;
  isFor?: (me: Pick<Me, 'roles'>) => boolean;
  /** What waits in it, shown beside its name; `orders` are those to assemble and to hand over. */
  waits?: readonly (DutyCode | 'orders')[];
};
