import { askForPostage } from '@yahont/contracts/returns/returns.ts';
import { isBroken } from '../is-broken.server.ts';
import { FILE_TEXTS, isAboutFiles } from '#app/ui/files/file-words.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import { FILES, kopecksOf, POSTAGE_FORM, type PostageValues } from './postage-values.ts';

/** The typed values with their errors. */
export type PostageRefused = { values: PostageValues; wrong: readonly string[]; problem: string | null };

const TEXTS: RefusalTexts<typeof askForPostage> = {
  'return-not-found': 'Такого возврата нет.',
  'no-postage': 'По\u00A0этому возврату почтовые расходы не\u00A0возвращаем.',
  'too-much': ({ most }) =>
    `Возвращаем не\u00A0больше ${formatRoubles(most)}. Если вышло дороже, позвоните нам.`,
  'receipt-missing': 'Приложите снимок квитанции.',
  ...FILE_TEXTS,
};

/** Sends the postage and its receipt to the shop; null on success. */
export async function postageFromForm(
  api: CallApi,
  id: number,
  form: FormData,
): Promise<PostageRefused | null> {
  const values = POSTAGE_FORM.read(form);
  const files = filesOf(form, FILES);
  const amount = kopecksOf(values.amount);
  const wrong = [...POSTAGE_FORM.wrong(values), ...(files.length > 0 ? [] : [FILES])];
  if (wrong.length > 0 || amount === null) return { values, wrong, problem: null };
  try {
    await api(askForPostage, { params: { id }, body: { amount }, files });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || isBroken(error.problem)) throw error;
    const problem = refusalText<typeof askForPostage>(TEXTS, error.problem, 'Не\u00A0получилось отправить.');
    const about = isAboutFiles(error.problem.code) ? [FILES] : [];
    return { values, wrong: error.problem.code === 'too-much' ? ['amount'] : about, problem };
  }
}
