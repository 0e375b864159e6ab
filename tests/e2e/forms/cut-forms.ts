import type { Page } from '@playwright/test';

/** Cuts the connection for forms until `mendForms`; everything else still answers. */
export async function cutForms(page: Page): Promise<void> {
  await page.route(isForm, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
}

export async function mendForms(page: Page): Promise<void> {
  await page.unroute(isForm);
}

/** Whether a request is a form, sent by the router or by the browser itself. */
export function isForm({ pathname }: URL): boolean {
  return pathname.endsWith('.data') || pathname.startsWith('/request/');
}
