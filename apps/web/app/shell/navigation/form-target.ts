import { readAddress } from '#app/base/navigation/address.ts';
import type { LinkTarget } from './link-target.ts';

/**
 * `router`: the router sends the form and, when the connection is lost, keeps the page and the typed values.
 */
export type FormTarget = LinkTarget | { kind: 'router' };

type Form = Pick<HTMLFormElement, 'dataset' | 'getAttribute'>;
type Submitter = Pick<Element, 'getAttribute'>;

/**
 * How submitting a form is handled. A GET form of this shop is treated as a link, without its empty fields. A
 * POST form with the mark `data-routed` is sent by the router, although no React component handles it.
 */
export function formTargetOf(form: HTMLFormElement, submitter: HTMLElement | null, here: string): FormTarget {
  const target = destinationOf(form, submitter, here);
  return target.kind === 'inside'
    ? { kind: 'inside', to: withFields(target.to, new FormData(form, submitter)) }
    : target;
}

/** The same without the fields. A pressed button may override the form's attributes. */
export function destinationOf(form: Form, submitter: Submitter | null, here: string): FormTarget {
  const said = (name: string): string =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  // An empty `action` means this page.
  const address = readAddress(said('action') || here, here);
  if (address.kind === 'refused') return { kind: 'refused' };
  if (address.kind === 'outside') return { kind: 'external' in form.dataset ? 'browser' : 'refused' };
  const method = said('method').toLowerCase();
  const isHere = said('target') === '' || said('target') === '_self';
  if (!isHere || 'reload' in form.dataset) return { kind: 'browser' };
  if (method === '' || method === 'get') return { kind: 'inside', to: address.to };
  return { kind: method === 'post' && 'routed' in form.dataset ? 'router' : 'browser' };
}

/** Path with the filled-in fields as its query. */
export function withFields(to: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const path = to.split(/[?#]/, 1)[0] ?? '';
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
