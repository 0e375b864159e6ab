import { z } from 'zod';
import { RegisteredCompany } from '@yahont/contracts/companies/companies.ts';
import type { CompanyState } from '@yahont/contracts/companies/company-states.ts';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { COMPANY_NAME_MAX, isKppFor, LEGAL_ADDRESS_MAX } from '@yahont/values/buyer/company-rules.ts';
import type { CompanySource } from '#src/domains/ground/companies/company-source.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import type { Context } from '#src/platform/context.ts';
import type { AnswerStore } from '#src/domains/ground/paid-services/answers.ts';
import { askDadata } from './dadata-client.ts';
import type { DadataSettings } from './dadata-settings.ts';

const { name, breaker: FIGURES, budgetMs } = PROVIDERS.companies;

const Text = z.string().nullish();
const Party = z.object({
  value: z.string(),
  data: z.object({
    inn: z.string(),
    kpp: Text,
    name: z.object({ short_with_opf: Text, full_with_opf: Text }).nullish(),
    address: z.object({ value: Text, unrestricted_value: Text }).nullish(),
    state: z.object({ status: Text }).nullish(),
  }),
});

const STATES: ReadonlyMap<string, CompanyState> = new Map([
  ['ACTIVE', 'active'],
  ['LIQUIDATING', 'liquidating'],
  ['LIQUIDATED', 'liquidated'],
  ['BANKRUPT', 'bankrupt'],
  ['REORGANIZING', 'reorganizing'],
]);

type Company = NonNullable<Awaited<ReturnType<CompanySource['findByInn']>>>;

/** What is kept for a day: the register changes slowly, and each question counts against the day's quota. */
export const COMPANY_ANSWERS = {
  service: 'dadata-companies',
  shape: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), company: RegisteredCompany }),
    z.object({ kind: z.literal('unknown') }),
  ]),
  lifeMs: 86_400_000,
};

/** DaData: `findById/party`, the head office alone. An answer about another number is ignored. */
export function createDadataCompanies(
  settings: DadataSettings,
  { log, now }: Pick<Context, 'log' | 'now'>,
  answers: AnswerStore<Company>,
): CompanySource {
  const breaker = createCircuitBreaker({ name, ...FIGURES }, now);
  return {
    findByInn: async (inn) => {
      try {
        const known = await answers.find(inn);
        if (known) return known;
        const found = await breaker(() => ask(settings, inn));
        if (found) await answers.keep(inn, found);
        return found;
      } catch (err) {
        log.warn({ err }, 'DaData found no company');
        return null;
      }
    },
  };
}

async function ask(settings: DadataSettings, inn: string): Promise<Company> {
  const [first] = await askDadata(settings, {
    path: 'findById/party',
    body: { query: inn, count: 1, branch_type: 'MAIN' },
    budgetMs,
  });
  if (first === undefined) return { kind: 'unknown' };
  const party = Party.parse(first);
  if (party.data.inn !== inn) throw new Error('DaData answered about another company');
  return { kind: 'found', company: toCompany(party) };
}

function toCompany({ value, data }: z.infer<typeof Party>): RegisteredCompany {
  const { inn, name, address, state } = data;
  const kpp = data.kpp ?? '';
  return {
    inn,
    kpp: isKppFor(inn, kpp) ? kpp : '',
    name: quoted(name?.short_with_opf ?? name?.full_with_opf ?? value).slice(0, COMPANY_NAME_MAX),
    address: (address?.unrestricted_value ?? address?.value ?? '').slice(0, LEGAL_ADDRESS_MAX),
    // Unknown states are tolerated.
    state: STATES.get(state?.status ?? '') ?? 'active',
  };
}

/** `ООО "Ромашка"` as it is printed: «Ромашка». */
function quoted(name: string): string {
  return name.replaceAll(/"([^"]*)"/g, '«$1»');
}
