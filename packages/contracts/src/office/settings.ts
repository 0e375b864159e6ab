import { z } from 'zod';
import { MONEY_BACK_DAYS, RETURN_DAYS } from '@yahont/values/law.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

/** What one person may decide alone, and how long things wait. Each is a whole number. */
export const SETTING_CODES = [
  'refund-limit',
  'price-change-percent',
  'bonus-limit',
  'storage-days',
  'extended-storage-days',
  'callbacks-hourly',
  'hold-hours',
  'hold-price-limit',
  'holds-at-once',
  'bell-days',
  'question-hours',
  'exchange-guard-percent',
  'approval-hours-money',
  'approval-hours-price',
  'approval-hours-stock',
  'approval-hours-points',
  'approval-hours-rights',
] as const;
export const SettingCode = z.enum(SETTING_CODES);
export type SettingCode = z.infer<typeof SettingCode>;

export const SETTING_UNITS = ['kopecks', 'percent', 'points', 'days', 'hours', 'calls', 'pieces'] as const;
export const SettingUnit = z.enum(SETTING_UNITS);
export type SettingUnit = z.infer<typeof SettingUnit>;

type Rule = {
  unit: SettingUnit;
  /** The initial value. */
  initial: number;
  least: number;
  most: number;
};

/** Every setting with its initial value and the bounds within which staff may change it. */
export const SETTING_RULES: Readonly<Record<SettingCode, Rule>> = {
  /** Largest refund that one person may decide. */
  'refund-limit': { unit: 'kopecks', initial: 10_000_000, least: 0, most: 1_000_000_000 },
  /** Largest price change by one person, relative to the previous price. */
  'price-change-percent': { unit: 'percent', initial: 10, least: 0, most: 50 },
  /** Most points that one person gives or takes in a day, of one shopper. */
  'bonus-limit': { unit: 'points', initial: 1_000, least: 0, most: 100_000 },
  /** How long a ready order waits to be collected. */
  'storage-days': { unit: 'days', initial: 7, least: 1, most: 30 },
  /** The same when staff extend it, from the day it was ready. */
  'extended-storage-days': { unit: 'days', initial: 14, least: 1, most: 60 },
  /** How many calls back the whole shop takes within an hour: operators cannot make more. */
  'callbacks-hourly': { unit: 'calls', initial: 200, least: 1, most: 100_000 },
  /** How long a store keeps a piece for a shopper without an order, and once more when they extend it. */
  'hold-hours': { unit: 'hours', initial: 24, least: 1, most: 168 },
  /** Pieces from this price on are shown on a visit only. */
  'hold-price-limit': { unit: 'kopecks', initial: 35_000_000, least: 0, most: 1_000_000_000 },
  /** How many pieces one phone may have kept at a time. */
  'holds-at-once': { unit: 'pieces', initial: 3, least: 1, most: 20 },
  /** How long a bell waits for a size or a price before it ends by itself. */
  'bell-days': { unit: 'days', initial: 180, least: 7, most: 730 },
  /** Within how many of its working hours a store answers a question about a piece. */
  'question-hours': { unit: 'hours', initial: 10, least: 1, most: 120 },
  /** The share of products on sale that one import may reprice or hide without a second person. */
  'exchange-guard-percent': { unit: 'percent', initial: 5, least: 0, most: 100 },
  /** How long a request for approval waits for the second person, by its kind. */
  'approval-hours-money': { unit: 'hours', initial: 4, least: 1, most: 240 },
  'approval-hours-price': { unit: 'hours', initial: 24, least: 1, most: 240 },
  'approval-hours-stock': { unit: 'hours', initial: 72, least: 1, most: 240 },
  'approval-hours-points': { unit: 'hours', initial: 4, least: 1, most: 240 },
  'approval-hours-rights': { unit: 'hours', initial: 24, least: 1, most: 240 },
};

/** Terms that nobody in the shop can change: shown beside the settings, with the law that sets them. */
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

/** Limits are not secret: every member of staff may read them. */
export const listSettings = endpoint({
  method: 'GET',
  path: '/office/api/settings',
  summary: 'What one person decides alone and how long things wait; terms of the law beside them',
  answer: z.object({
    items: z.array(Setting),
    /** Cannot be changed. */
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
/** Takes effect with the next call. `If-Match` is required, else 400 `version-required`. */
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
    /** Outside its bounds; the bounds of the two storage terms depend on each other. */
    'out-of-range': refusal(422, { least: z.int(), most: z.int() }),
  },
});
