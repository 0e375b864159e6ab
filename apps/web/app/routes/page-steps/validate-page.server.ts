import { isNotFound } from '#app/lib/api/or-404.server.ts';
import { CHECKS } from './checks.server.ts';
import type { StepPage } from './step-page.server.ts';

/**
 * Whether the codes in the address exist. What is asked here is what the route's loader asks again; the render asks
 * the API once. An address that no route matches goes on: SPEC 8 tells it from a failed validation.
 */
export async function isPage(step: StepPage): Promise<boolean> {
  const check = CHECKS[step.pattern];
  if (check === undefined) return true;
  try {
    await check(step);
    return true;
  } catch (error) {
    // Whatever else went wrong is for the loader to tell.
    return !isNotFound(error);
  }
}
