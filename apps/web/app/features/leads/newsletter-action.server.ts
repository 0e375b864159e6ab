import { confirmNewsletter, endNewsletter } from '@yahont/contracts/leads/newsletter.ts';
import type { NewsletterState } from '@yahont/contracts/leads/newsletter.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** Confirms or ends the subscription behind a link, as the pressed button says. */
export function changeNewsletter(api: CallApi, link: string, form: FormData): Promise<NewsletterState> {
  const endpoint = readText(form, 'intent') === 'end' ? endNewsletter : confirmNewsletter;
  return api(endpoint, { params: { link } });
}
