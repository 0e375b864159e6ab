/** SPEC 2: what the address of every page goes through, in this order. `server-steps.server.ts` says what each does. */
export const ORDER = [
  'validation',
  'user-id',
  'mail-tracking',
  'redirect-table',
  'seo',
  'trailing-slash',
  'route-rules',
] as const;

export type StepName = (typeof ORDER)[number];
