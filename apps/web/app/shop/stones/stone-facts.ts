import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { GEM_NAMES, TREATMENT_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import type { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import { NBSP } from '@yahont/values/digits.ts';

type StoneOrigin = Pick<Insert, 'gem' | 'origin' | 'treatment' | 'report'>;

/** The known facts about stones of one kind, as the page words them. */
export type StoneFacts = {
  /** «Рубин» */
  title: string;
  /** Empty when unknown. */
  origin: string;
  treatment: string;
  report: StoneReport | null;
};

/** The facts of all stones of a piece, one entry for all inserts with the same facts. */
export function stoneFacts(inserts: readonly StoneOrigin[]): StoneFacts[] {
  const byText = new Map<string, StoneFacts>();
  for (const { gem, origin, treatment, report } of inserts) {
    if (origin === '' && treatment === null && report === null) continue;
    const facts = {
      title: GEM_NAMES[gem],
      origin,
      treatment: treatment === null ? '' : TREATMENT_NAMES[treatment],
      report,
    };
    byText.set(JSON.stringify(facts), facts);
  }
  return [...byText.values()];
}

/** «МГУ 26-204117» */
export function reportName({ laboratory, number }: Pick<StoneReport, 'laboratory' | 'number'>): string {
  return `${laboratory.name}${NBSP}${number}`;
}

/** One fact about all stones of a piece, a line for each kind of stone: «Рубин: нагрев». */
export function factLines(facts: readonly StoneFacts[], textOf: (one: StoneFacts) => string): string {
  const known = facts
    .map((one) => ({ title: one.title, text: textOf(one) }))
    .filter(({ text }) => text !== '');
  const lines = facts.length === 1 ? known.map(({ text }) => text) : known.map(titled);
  return [...new Set(lines)].join('\n');
}

function titled({ title, text }: { title: string; text: string }): string {
  return `${title}: ${text}`;
}
