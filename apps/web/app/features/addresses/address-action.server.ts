import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import * as contract from '@yahont/contracts/addresses/addresses.ts';
import { findCitiesByName } from '@yahont/contracts/locations/locations.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { ADDRESS, addressFields, cityText, type AddressField, type AddressValues } from './address-values.ts';

export type AddressResult =
  | { kind: 'saved' }
  /** With the values that are needed to restore it. */
  | { kind: 'removed'; values: AddressValues }
  | { kind: 'default' }
  | {
      kind: 'refused';
      /** Address that is changed; 0 for a new one. */
      id: number;
      values: AddressValues;
      wrong: readonly AddressField[];
      because: 'fields' | 'too-many' | 'failure';
    };

/** Carries out the action that the form's intent names. */
export async function changeAddresses(api: CallApi, form: FormData): Promise<AddressResult> {
  const id = Number(form.get('id') ?? 0);
  switch (form.get('intent')) {
    case 'remove':
      return remove(api, id, ADDRESS.read(form));
    case 'default':
      return ignoringGone({ kind: 'default' }, () => api(contract.makeAddressDefault, { params: { id } }));
    default:
      return save(api, id, ADDRESS.read(form));
  }
}

async function remove(api: CallApi, id: number, values: AddressValues): Promise<AddressResult> {
  return ignoringGone({ kind: 'removed', values }, () => api(contract.removeAddress, { params: { id } }));
}

/** Removing an address that another tab has already removed succeeds. */
async function ignoringGone(result: AddressResult, act: () => Promise<unknown>): Promise<AddressResult> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ApiProblem && error.problem.code === 'address-not-found')) throw error;
  }
  return result;
}

async function save(api: CallApi, id: number, values: AddressValues): Promise<AddressResult> {
  const refused = (wrong: readonly AddressField[], because: 'fields' | 'too-many' | 'failure') =>
    ({ kind: 'refused', id, values, wrong, because }) as const;
  const wrong = ADDRESS.wrong(values);
  const cityId = values.city === '' ? null : await findCity(api, values.city);
  if (cityId === null && !wrong.includes('city')) wrong.unshift('city');
  if (wrong.length > 0 || cityId === null) return refused(wrong, 'fields');
  const body = addressFields(values, cityId);
  try {
    await (id === 0
      ? api(contract.addAddress, { body })
      : api(contract.changeAddress, { params: { id }, body }));
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.problem.code === 'too-many-addresses') return refused([], 'too-many');
    // Another tab has removed the address: save the typed values as a new one.
    if (error.problem.code === 'address-not-found') return save(api, 0, values);
    const named = ADDRESS.named(error.problem.errors?.map(({ path }) => path) ?? []);
    return refused(named, named.length === 0 ? 'failure' : 'fields');
  }
}

/** The city that was typed, with its region or without; null for one that the shop does not know. */
async function findCity(api: CallApi, typed: string): Promise<number | null> {
  const [name = ''] = typed.split(',');
  const found = await api(findCitiesByName, { query: { city: name.slice(0, 100) } });
  const same = (text: string) => fold(text) === fold(typed);
  const chosen = found.find((city) => same(cityText(city))) ?? found.find((city) => same(city.name));
  return chosen?.id ?? null;
}

function fold(text: string): string {
  return cleanTyped(text).toLowerCase().replaceAll('ё', 'е');
}
