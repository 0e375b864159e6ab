import * as contract from '@yahont/contracts/close-people/close-people.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { PERSON, personFields, type PersonField, type PersonValues } from './person-values.ts';

export type PersonResult =
  | { kind: 'saved' }
  /** With the values that are needed to restore the person. */
  | { kind: 'removed'; values: PersonValues }
  | {
      kind: 'refused';
      /** Person that is changed; 0 for a new one. */
      id: number;
      values: PersonValues;
      wrong: readonly PersonField[];
      because: 'fields' | 'too-many' | 'failure';
    };

/** Saves or forgets a person, as the form's intent says. */
export async function changePeople(api: CallApi, form: FormData): Promise<PersonResult> {
  const id = Number(readText(form, 'id'));
  const values = PERSON.read(form);
  if (readText(form, 'intent') !== 'remove') return save(api, id, values);
  try {
    await api(contract.removeClosePerson, { params: { id } });
  } catch (error) {
    // Another tab has removed the person already.
    if (!(error instanceof ApiProblem && error.problem.code === 'person-not-found')) throw error;
  }
  return { kind: 'removed', values };
}

async function save(api: CallApi, id: number, values: PersonValues): Promise<PersonResult> {
  const refused = (wrong: readonly PersonField[], because: 'fields' | 'too-many' | 'failure') =>
    ({ kind: 'refused', id, values, wrong, because }) as const;
  const wrong = PERSON.wrong(values);
  if (wrong.length > 0) return refused(wrong, 'fields');
  const body = personFields(values);
  try {
    await (id === 0
      ? api(contract.addClosePerson, { body })
      : api(contract.changeClosePerson, { params: { id }, body }));
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.problem.code === 'too-many-people') return refused([], 'too-many');
    // Another tab has removed the person: save the typed values as a new one.
    if (error.problem.code === 'person-not-found') return save(api, 0, values);
    const named = PERSON.named(error.problem.errors?.map(({ path }) => path) ?? []);
    return refused(named, named.length === 0 ? 'failure' : 'fields');
  }
}
