import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Behaves like captcha.js towards its React component; the test triggers its events. */
const SCRIPT = `
  const heard = [];
  window.fakeCaptcha = {
    rendered: [],
    executed: 0,
    tell: (event, data) => heard.filter((one) => one.event === event).forEach(({ fn }) => fn(data)),
  };
  window.smartCaptcha = {
    render: (place, params) => window.fakeCaptcha.rendered.push({ hl: params.hl, sitekey: params.sitekey }),
    subscribe: (id, event, fn) => {
      const one = { event, fn };
      heard.push(one);
      return () => void heard.splice(heard.indexOf(one), 1);
    },
    execute: () => void (window.fakeCaptcha.executed += 1),
    destroy: () => {},
    setTheme: () => {},
  };
  window.__onSmartCaptchaReady();
`;

const BROKEN = `
  window.smartCaptcha = { render: () => { throw new Error('broken'); }, subscribe: () => () => {}, destroy: () => {} };
  window.__onSmartCaptchaReady();
`;

export type FakeSmartCaptcha = {
  origin: string;
  /** Validation requests of the shop, newest last. */
  validated: URLSearchParams[];
  /** True: the script is not served. */
  isDown: boolean;
  /** True: rendering a widget throws. */
  isBroken: boolean;
  stop: () => void;
};

/** SmartCaptcha on this machine: its script, and its validation, which accepts tokens that start with `good`. */
export async function startFakeSmartCaptcha(): Promise<FakeSmartCaptcha> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.url?.startsWith('/captcha.js') === true) {
        if (fake.isDown) response.writeHead(503).end();
        else
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(fake.isBroken ? BROKEN : SCRIPT);
        return;
      }
      const form = new URLSearchParams(body);
      fake.validated.push(form);
      const status = form.get('token')?.startsWith('good') === true ? 'ok' : 'failed';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status, message: '', host: '127.0.0.1' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // safe: the server listens on a port
  const { port } = server.address() as AddressInfo;
  const fake: FakeSmartCaptcha = {
    origin: `http://127.0.0.1:${port}`,
    validated: [],
    isDown: false,
    isBroken: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return fake;
}

type CaptchaWindow = {
  fakeCaptcha?: {
    rendered: { hl: string; sitekey: string }[];
    executed: number;
    tell: (event: string, data?: string) => void;
  };
};

/** How often the widget was executed. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as CaptchaWindow).fakeCaptcha?.executed ?? 0);
}

/** Settings of each rendered widget. */
export function renderedAs(page: Page): Promise<{ hl: string; sitekey: string }[]> {
  return page.evaluate(() => (window as CaptchaWindow).fakeCaptcha?.rendered ?? []);
}

/** Triggers an event of the page's widget. */
export function tell(page: Page, event: string, data?: string): Promise<void> {
  return page.evaluate(([name, text]) => (window as CaptchaWindow).fakeCaptcha?.tell(name, text), [
    event,
    data,
  ] as const);
}
