/** SPEC 2.7: steps for the address of every page, in this order. `server-steps.server.ts` implements them. */
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
