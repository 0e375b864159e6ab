import { findCompany as contract, type FoundCompany } from '@yahont/contracts/companies/companies.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { QuestionLimit } from '#src/domains/ground/paid-services/index.ts';
import type { CompanySource } from './company-source.ts';

export type CompanyDeps = {
  /** Null: company details are typed by hand. */
  source: CompanySource | null;
  limit: QuestionLimit;
};

/**
 * The register's data for an ИНН. An unavailable source is not an error here: the shopper types the
 * fields.
 * @throws `too-many-questions` with `context.retryAfter`, seconds
 */
export async function findCompany(
  ctx: AccountContext,
  { source, limit }: CompanyDeps,
  inn: string,
): Promise<FoundCompany> {
  if (source === null) return { kind: 'unasked' };
  const retryAfter = await limit.take(ctx, ctx.caller.accountId);
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-questions', { retryAfter });
  return (await source.findByInn(inn)) ?? { kind: 'unasked' };
}
