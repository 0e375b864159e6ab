import type { Page, Request } from '@playwright/test';

/** How much is remembered. */
const MAX_REQUESTS = 15;
const MAX_EVENTS = 25;

type Recorder = {
  /** The last requests and events of the open page, a line each, for the log of a failed journey. */
  report: () => Promise<string>;
};

/** Remembers the requests of a page and what was pressed, typed and sent in it, because a screenshot shows neither. */
export async function recordPage(page: Page, { hasScripts }: { hasScripts: boolean }): Promise<Recorder> {
  const requests: { at: number; request: Request; end: string }[] = [];
  page.on('request', (request) => {
    if (!['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
    requests.push({ at: Date.now(), request, end: 'no answer yet' });
    if (requests.length > MAX_REQUESTS) requests.shift();
  });
  const end = (request: Request, text: string): void => {
    const known = requests.find((one) => one.request === request);
    if (known) known.end = `${text} after ${Date.now() - known.at} ms`;
  };
  page.on('response', (response) => end(response.request(), String(response.status())));
  page.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'));
  // Without scripts a frame in a sandbox complains about it.
  if (hasScripts) await page.addInitScript(noteEvents, MAX_EVENTS);
  return {
    report: async () => {
      const events = await page
        .evaluate(() => ('recordedEvents' in window ? window.recordedEvents : []))
        .catch((error: unknown) => [String(error)]);
      const sent = requests.map(
        ({ at, request, end: how }) =>
          `${clock(at)} ${request.method()} ${decodeURI(request.url())} ${request.postData()?.slice(0, 80) ?? ''} ${how}`,
      );
      return [`now ${clock(Date.now())} ${page.url()}`, ...sent, ...[events].flat().map(String)].join('\n');
    },
  };
}

const clock = (at: number): string => new Date(at).toISOString().slice(14, 23);

/** Runs in the page, before its own scripts. */
function noteEvents(max: number): void {
  const events: string[] = [];
  Object.assign(window, { recordedEvents: events });
  const note = (event: Event): void => {
    const { target } = event;
    const name =
      target instanceof Element
        ? `${target.tagName} «${(target.textContent ?? '').slice(0, 40).trim()}»`
        : '';
    const value =
      target instanceof HTMLInputElement ? `${target.name}=${target.value} ${target.checked}` : '';
    // A later listener may still prevent it.
    const line = `${new Date().toISOString().slice(14, 23)} ${event.type} ${name} ${value}`;
    const place = events.push(line) - 1;
    setTimeout(() => {
      if (event.defaultPrevented) events[place] = `${line} prevented`;
    });
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'input', 'change', 'submit', 'popstate'])
    addEventListener(type, note, true);
  new MutationObserver(() => {
    if (
      document.documentElement?.dataset['alive'] === undefined ||
      events.some((line) => line.endsWith(' alive'))
    )
      return;
    events.push(`${new Date().toISOString().slice(14, 23)} alive`);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] });
  setInterval(() => events.splice(0, events.length - max), 1_000);
}
