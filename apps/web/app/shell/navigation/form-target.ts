import { readAddress } from '#app/lib/navigation/address.ts';
import type { LinkTarget } from './link-target.ts';

type Form = Pick<HTMLFormElement, 'dataset' | 'getAttribute'>;
type Submitter = Pick<Element, 'getAttribute'>;

/** How submitting a form is handled: a GET form of this shop is a link, without its empty fields. */
export function formTargetOf(form: HTMLFormElement, submitter: HTMLElement | null, here: string): LinkTarget {
  const target = destinationOf(form, submitter, here);
  return target.kind === 'inside'
    ? { kind: 'inside', to: withFields(target.to, new FormData(form, submitter)) }
    : target;
}

/** The same without the fields. A pressed button may override the form's attributes. */
export function destinationOf(form: Form, submitter: Submitter | null, here: string): LinkTarget {
  const said = (name: string): string =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  // An empty `action` means this page.
  const address = readAddress(said('action') || here, here);
  if (address.kind === 'refused') return { kind: 'refused' };
  if (address.kind === 'outside') return { kind: 'external' in form.dataset ? 'browser' : 'refused' };
  const method = said('method').toLowerCase();
  const isPlainGet = method === '' || method === 'get';
  const isHere = said('target') === '' || said('target') === '_self';
  if (!isPlainGet || !isHere || 'reload' in form.dataset) return { kind: 'browser' };
  return { kind: 'inside', to: address.to };
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
