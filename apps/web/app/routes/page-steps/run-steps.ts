/**
 * What a step decides: nothing, so the next one comes; that the address is not a page's, so none comes and the page
 * answers 404 itself; or where the visitor goes instead.
 */
export type Outcome = 'invalid' | Response | undefined;

export type Step<Page> = (page: Page) => Outcome | Promise<Outcome>;

/**
 * Takes a page through the named steps until one decides.
 * @throws when nobody knows a step (SPEC 8)
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
