import {
  CONSENT_DOCUMENTS,
  type ConsentKind,
  type ConsentSource,
} from '@yahont/contracts/consents/consents.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText, type Write } from '#src/platform/database/statement.ts';

/** Who consents, and from where. A phone or an e-mail address is set only for a person without an account. */
export type Consenting = {
  accountId: number | null;
  fuserId?: string | null;
  contact?: string;
  network: string;
  source: ConsentSource;
  at: Date;
};
export type ConsentEntry = { kind: ConsentKind; scope?: string; isGiven: boolean };

/** Stores consents in the transaction that acts on them, with the texts published at that moment. */
export async function recordConsents(
  tx: Db,
  who: Consenting,
  entries: readonly ConsentEntry[],
): Promise<void> {
  if (entries.length > 0) await rowsOfText(tx, consentWrite(who, entries));
}

/** The same as part of a larger statement; `entries` must not be empty. */
export function consentWrite(
  { accountId, fuserId = null, contact = '', network, source, at }: Consenting,
  entries: readonly ConsentEntry[],
): Write {
  return (bind) => {
    const rows = entries.flatMap(({ kind, scope = '', isGiven }) =>
      CONSENT_DOCUMENTS[kind].map(
        (document) =>
          `(${bind(kind)}::text, ${bind(scope)}::text, ${bind(isGiven)}::boolean, ${bind(document)}::text)`,
      ),
    );
    return `
      insert into consents
        (at, account_id, fuser_id, contact, network, source, kind, scope, is_given, document, version, hash)
      select ${bind(at.toISOString())}::timestamptz, ${bind(accountId)}::int, ${bind(fuserId)}::text,
        ${bind(contact)}::text, ${bind(network)}::text, ${bind(source)}::text,
        given.kind, given.scope, given.is_given, given.document,
        coalesce(version.number::text, ''),
        coalesce(encode(sha256(convert_to(version.body::text, 'UTF8')), 'hex'), '')
      from (values ${rows.join(', ')}) as given (kind, scope, is_given, document)
      left join documents document on document.kind = 'page' and document.address = given.document
      left join document_versions version on version.document_id = document.id and version.state = 'published'`;
  };
}
