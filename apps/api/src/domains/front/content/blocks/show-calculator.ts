import type { ShownCalculator } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { isSalonCity } from '@yahont/values/leads/payback.ts';
import type { CallContext } from '#src/platform/context.ts';
import { listGiftPieces, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';

type CalculatorBlock = Extract<WrittenBlock, { type: 'calculator' }>;

export type CalculatorSources = {
  ctx: Pick<CallContext, 'city'>;
  catalogue: Catalogue;
  cities: CityDirectory;
  /** Today's gold rate; read only for a text with a calculator of gold. */
  goldRate: GoldRate | null;
};

/** A calculator with its rates. */
export function showCalculator(
  { heading, calculator }: CalculatorBlock,
  { ctx, catalogue, cities, goldRate }: CalculatorSources,
): ShownCalculator {
  const head = { type: 'calculator', heading } as const;
  switch (calculator) {
    case 'gold':
      return { ...head, calculator, rate: goldRate };
    case 'payback':
      return { ...head, calculator, cities: salonCities(cities) };
    case 'company-gifts':
      return { ...head, calculator, pieces: listGiftPieces(catalogue, ctx.city.id) };
    case 'ring-size':
      return { ...head, calculator };
  }
}

function salonCities(cities: CityDirectory): { name: string; population: number }[] {
  return cities
    .list()
    .filter(({ additionalInfo }) => isSalonCity(additionalInfo))
    .map(({ name, additionalInfo: { population } }) => ({ name, population }));
}
