import { nbsp } from '@yahont/values/text/typography.ts';

/** «с 10:00 до 14:00» */
export function hoursText({ from, to }: { from: string; to: string }): string {
  return nbsp(`с ${from} до ${to}`);
}
