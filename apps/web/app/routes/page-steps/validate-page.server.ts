import { isNotFound } from '#app/lib/api/or-404.server.ts';
import { CHECKS } from './checks.server.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * Whether the codes in the address exist. The check makes the same call as the route's loader, so it is made
 * once per render. An unmatched address passes: SPEC 8.3 distinguishes it from a failed validation.
 */
export async function isPage(step: StepPage): Promise<boolean> {
  const check = CHECKS[step.pattern];
  if (check === undefined) return true;
  try {
    await check(step);
    return true;
  } catch (error) {
    // Other failures are left to the loader.
    return !isNotFound(error);
  }
}
