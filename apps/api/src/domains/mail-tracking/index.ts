export type { MailTrackingDeps } from './mail-click-tracker.ts';
export { purgeMailClicks } from './purge-clicks.ts';
export { reportClick } from './report-click.ts';
