import { z } from 'zod';
import { MONEY_BACK_DAYS, RETURN_DAYS } from '@yahont/values/law.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

/** What a person decides alone and how long things wait. Each is a whole number. */
export const SETTING_CODES = [
  'refund-limit',
  'price-change-percent',
  'bonus-limit',
  'storage-days',
  'extended-storage-days',
  'callbacks-hourly',
  'approval-hours-money',
  'approval-hours-price',
  'approval-hours-stock',
  'approval-hours-points',
  'approval-hours-rights',
] as const;
export const SettingCode = z.enum(SETTING_CODES);
export type SettingCode = z.infer<typeof SettingCode>;

export const SETTING_UNITS = ['kopecks', 'percent', 'points', 'days', 'hours', 'calls'] as const;
export const SettingUnit = z.enum(SETTING_UNITS);
export type SettingUnit = z.infer<typeof SettingUnit>;

type Rule = {
  unit: SettingUnit;
  /** Until somebody sets another one. */
  initial: number;
  least: number;
  most: number;
};

/** Every setting with the value of a new shop and the bounds in which staff may move it. */
export const SETTING_RULES: Readonly<Record<SettingCode, Rule>> = {
  /** Largest refund that one person decides. */
  'refund-limit': { unit: 'kopecks', initial: 10_000_000, least: 0, most: 1_000_000_000 },
  /** Largest change of a price by one person, of the price before. */
  'price-change-percent': { unit: 'percent', initial: 10, least: 0, most: 50 },
  /** Most points that one person gives or takes in a day, of one shopper. */
  'bonus-limit': { unit: 'points', initial: 1_000, least: 0, most: 100_000 },
  /** How long a ready order waits to be collected. */
  'storage-days': { unit: 'days', initial: 7, least: 1, most: 30 },
  /** The same when staff extend it, from the day it was ready. */
  'extended-storage-days': { unit: 'days', initial: 14, least: 1, most: 60 },
  /** How many calls back the whole shop takes within an hour: operators cannot make more. */
  'callbacks-hourly': { unit: 'calls', initial: 200, least: 1, most: 100_000 },
  /** How long a request for approval waits for the second person, by what it is about. */
  'approval-hours-money': { unit: 'hours', initial: 4, least: 1, most: 240 },
  'approval-hours-price': { unit: 'hours', initial: 24, least: 1, most: 240 },
  'approval-hours-stock': { unit: 'hours', initial: 72, least: 1, most: 240 },
  'approval-hours-points': { unit: 'hours', initial: 4, least: 1, most: 240 },
  'approval-hours-rights': { unit: 'hours', initial: 24, least: 1, most: 240 },
};

/** Terms that nobody in the house can change: shown beside the settings, with the law that fixes them. */
export const FIXED_BY_LAW = [
  {
    code: 'return-days',
    unit: 'days',
    value: RETURN_DAYS,
    law: 'Закон о защите прав потребителей, статья 26.1',
  },
  {
    code: 'money-back-days',
    unit: 'days',
    value: MONEY_BACK_DAYS,
    law: 'Закон о защите прав потребителей, статьи 22 и 26.1',
  },
] as const;

export const Setting = z.object({
  code: SettingCode,
  unit: SettingUnit,
  value: z.int(),
  least: z.int(),
  most: z.int(),
  /** How often it was set; goes into `If-Match: "3"` of a change. */
  version: z.int(),
});
export type Setting = z.infer<typeof Setting>;

export const SettingChange = z.object({
  version: z.int(),
  value: z.int(),
  at: z.iso.datetime(),
  reason: z.string(),
  /** Who set it: a member of staff, or two when the one asked and the other approved. */
  by: z.array(z.string()),
});

const params = z.object({ code: SettingCode });

/** Limits are no secret: every member of staff may look them up. */
export const listSettings = endpoint({
  method: 'GET',
  path: '/office/api/settings',
  summary: 'What one person decides alone and how long things wait; terms of the law beside them',
  answer: z.object({
    items: z.array(Setting),
    /** Not to be changed. */
    fixed: z.array(z.object({ code: z.string(), unit: SettingUnit, value: z.int(), law: z.string() })),
  }),
  access: 'staff',
});
/** The last fifty changes, the newest first; none for a setting that has its first value. */
export const getSetting = endpoint({
  method: 'GET',
  path: '/office/api/settings/{code}',
  summary: 'One setting and its history',
  params,
  answer: Setting.extend({ history: z.array(SettingChange) }),
  access: 'staff',
});
/** Holds from the next call on. `If-Match` is required, else 400 `version-required`. */
export const changeSetting = endpoint({
  method: 'PUT',
  path: '/office/api/settings/{code}',
  summary: 'Set it',
  params,
  body: z.object({ value: z.int().min(0).max(1_000_000_000), reason: Reason }),
  answer: Setting,
  access: { staff: 'settings.edit' },
  refusals: {
    ...CHANGED_MEANWHILE,
    /** Beyond its bounds; those of the two terms of storage depend on each other. */
    'out-of-range': refusal(422, { least: z.int(), most: z.int() }),
  },
});
