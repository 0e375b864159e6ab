/**
 * Decision of a step: undefined continues with the next step; 'invalid' ends the steps, and the page itself answers
 * 404; a Response is the redirect.
 */
export type Outcome = 'invalid' | Response | undefined;

export type Step<Page> = (page: Page) => Outcome | Promise<Outcome>;

/**
 * Runs the named steps on a page until one decides.
 * @throws for an unknown step (SPEC 8.4)
 */
export async function runSteps<Page>(
  order: readonly string[],
  steps: Readonly<Record<string, Step<Page>>>,
  page: Page,
): Promise<Outcome> {
  for (const name of order) {
    const step = steps[name];
    if (step === undefined) throw new Error(`Unknown route middleware: '${name}'`);
    const outcome = await step(page);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
