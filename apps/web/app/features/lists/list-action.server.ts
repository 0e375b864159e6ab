import * as contract from '@yahont/contracts/lists/lists.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { dayOf, HINT, LIST_WORDS } from './list-values.ts';

export type ListResult =
  /** `openId`: the list to open; null: none is left to show. */
  | { ok: true; intent: string; openId?: number | null }
  | {
      ok: false;
      intent: string;
      values: Readonly<Record<string, string>>;
      /** Names of invalid fields. */
      wrong: readonly string[];
      /** Why the call was refused; beside the name when the name is taken. */
      refusal: Refusal | null;
    };

/** Carries out what the form's intent names, or returns the invalid fields or the reason. */
export async function changeLists(api: CallApi, form: FormData): Promise<ListResult> {
  // A button of a card names its list beside the intent: «put:7».
  const [intent = '', listId = readText(form, 'list')] = readText(form, 'intent').split(':');
  try {
    return await act(api, form, { intent, id: Number(listId) });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const schema = intent === 'hint' ? HINT : LIST_WORDS;
    const wrong = code === 'name-taken' ? ['name'] : schema.named(errors.map(({ path }) => path));
    const refusal = wrong.length > 0 && code !== 'name-taken' ? null : { code, context };
    return { ok: false, intent, values: schema.read(form), wrong, refusal };
  }
}

async function act(
  api: CallApi,
  form: FormData,
  { intent, id }: { intent: string; id: number },
): Promise<ListResult> {
  const productId = Number(readText(form, 'product'));
  const params = { id };
  const done: ListResult = { ok: true, intent };
  switch (intent) {
    case 'make':
    case 'change':
      return save(api, form, { intent, id });
    case 'remove':
      await api(contract.removeList, { params });
      return { ...done, openId: null };
    case 'share':
      await api(contract.shareList, { params });
      return done;
    case 'hide':
      await api(contract.hideList, { params });
      return done;
    case 'hint':
      return hint(api, form, id);
    case 'put':
      await api(contract.putIntoList, { params: { id, productId } });
      return done;
    default:
      await api(contract.takeFromList, { params: { id, productId } });
      return done;
  }
}

async function save(
  api: CallApi,
  form: FormData,
  { intent, id }: { intent: string; id: number },
): Promise<ListResult> {
  const values = LIST_WORDS.read(form);
  const wrong = LIST_WORDS.wrong(values);
  if (wrong.length > 0) return { ok: false, intent, values, wrong, refusal: null };
  const body = { name: values.name, day: dayOf(values.day) };
  const saved = await (intent === 'make'
    ? api(contract.makeList, { body })
    : api(contract.changeList, { params: { id }, body }));
  return { ok: true, intent, openId: saved.id };
}

async function hint(api: CallApi, form: FormData, id: number): Promise<ListResult> {
  const values = HINT.read(form);
  const wrong = HINT.wrong(values);
  if (wrong.length > 0) return { ok: false, intent: 'hint', values, wrong, refusal: null };
  const body = { email: values.email, token: readText(form, 'smart-token') };
  await api(contract.hintAtList, { params: { id }, body });
  return { ok: true, intent: 'hint' };
}
