import { sendLead, type LeadFields } from '@yahont/contracts/leads/leads.ts';
import { isAboutFiles } from '#app/ui/files/file-words.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { leadSchema, type LeadValues } from '../lead-schema.ts';
import type { LeadRefusal } from './lead-refusal.ts';
import { FILES, REQUEST_KEY } from './lead-names.ts';
import { readSource } from './read-source.server.ts';

export type LeadResult =
  | { ok: true; id: number; answerBy: string | null; email: string }
  | {
      ok: false;
      /** The typed values; browsers cannot refill file fields. */
      values: LeadValues;
      /** Names of invalid fields. */
      wrong: readonly string[];
      /** Why a valid request was refused. */
      refusal: LeadRefusal | null;
    };

/** Sends a form to the shop, or returns its invalid fields with what was typed. */
export async function sendLeadForm(api: CallApi, kind: LeadKind, form: FormData): Promise<LeadResult> {
  const schema = leadSchema(kind);
  const values = schema.read(form);
  const files = filesOf(form, FILES);
  const wrong = schema.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, refusal: null };
  const { acceptsPersonalData: _consent, ...fields } = values;
  try {
    const { id, answerBy } = await api(sendLead, {
      body: {
        // safe: the API checks every field again
        lead: { kind, ...fields } as LeadFields,
        source: readSource(form),
        acceptsPersonalData: true,
        token: readText(form, 'smart-token'),
        key: readText(form, REQUEST_KEY) || null,
      },
      files,
    });
    return { ok: true, id, answerBy, email: fields['email'] ?? '' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context = {}, errors = [] } = error.problem;
    const named = isAboutFiles(code) ? [FILES] : schema.named(errors.map(({ path }) => path));
    const refusal = errors.length > 0 && named.length > 0 ? null : { code, context };
    return { ok: false, values, wrong: named, refusal };
  }
}
