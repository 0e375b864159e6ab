import { GRADES, type Finish, type GradeCode, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneGroup, StoneRange } from '@yahont/contracts/stones/stone-filters.ts';
import type { FacetDescription } from '#src/facets/description.ts';
import type * as engine from '#src/facets/columns.ts';
import type * as scopes from '#src/facets/scope.ts';
import { longestSide } from './longest-side.ts';
import type { Surroundings } from './surroundings.ts';
import { pricePerCarat, type StoneRecord } from './stone-record.ts';

/** Grades of one scale. */
export type ScaledGrade = `${GradeCode}-${StoneScale}`;
/** `here`: the city of the store where a stone lies. */
export type StoneGroupCode = StoneGroup | ScaledGrade | 'here';
export type StoneSortCode = 'advised' | 'price-asc' | 'price-desc' | 'carat-asc' | 'carat-desc' | ScaledGrade;

export type StoneFacets = {
  row: StoneRecord;
  group: StoneGroupCode;
  range: StoneRange;
  sort: StoneSortCode;
};
export type StoneColumns = engine.Columns<StoneFacets>;
export type StoneScope = scopes.Scope<StoneGroupCode>;

/** Describes loose stones to the facet engine. Values of groups are written as in addresses. */
export function describeStones({ cityIdOf }: Surroundings): FacetDescription<StoneFacets> {
  return {
    idOf: ({ id }) => id,
    families: null,
    scopeGroup: null,
    groups: {
      // Grades of both scales form about a thousand combinations, so one column tests and counts all six.
      'colour-ru': { pack: 'grades', valuesOf: ({ colourRu }) => [colourRu] },
      'colour-gia': { pack: 'grades', valuesOf: ({ colourGia }) => [colourGia] },
      'clarity-ru': { pack: 'grades', valuesOf: ({ clarityRu }) => [clarityRu] },
      'clarity-gia': { pack: 'grades', valuesOf: ({ clarityGia }) => [clarityGia] },
      'quality-ru': { pack: 'grades', valuesOf: ({ qualityRu }) => [qualityRu] },
      'quality-gia': { pack: 'grades', valuesOf: ({ qualityGia }) => [qualityGia] },
      fluorescence: { pack: 'finish', valuesOf: ({ fluorescence }) => [fluorescence] },
      polish: { pack: 'finish', valuesOf: ({ polish }) => [polish] },
      symmetry: { pack: 'finish', valuesOf: ({ symmetry }) => [symmetry] },
      laboratory: { pack: 'finish', valuesOf: ({ laboratory }) => [laboratory] },
      shape: { pack: 'place', valuesOf: ({ shape }) => [shape] },
      here: { pack: 'place', valuesOf: ({ storeId }) => cityOf(storeId, cityIdOf) },
    },
    ranges: {
      price: { valueOf: ({ price }) => price, step: 100, scale: 'logarithmic' },
      carat: { valueOf: ({ caratMilli }) => caratMilli, step: 10, scale: 'logarithmic' },
      depth: { valueOf: ({ depth10 }) => depth10, step: 1, scale: 'linear' },
      table: { valueOf: ({ table10 }) => table10, step: 5, scale: 'linear' },
      size: { valueOf: longestSide, step: 1, scale: 'linear' },
    },
    order: 'price',
    sorts: {
      advised: advice,
      'price-asc': 'ascending',
      'price-desc': 'descending',
      'carat-asc': ({ caratMilli }) => -caratMilli,
      'carat-desc': ({ caratMilli }) => caratMilli,
      'colour-ru': ({ colourRu }) => -GRADES.colour.ru.indexOf(colourRu),
      'colour-gia': ({ colourGia }) => -GRADES.colour.gia.indexOf(colourGia),
      'clarity-ru': ({ clarityRu }) => -GRADES.clarity.ru.indexOf(clarityRu),
      'clarity-gia': ({ clarityGia }) => -GRADES.clarity.gia.indexOf(clarityGia),
      'quality-ru': ({ qualityRu }) => -GRADES.quality.ru.indexOf(qualityRu),
      'quality-gia': ({ qualityGia }) => -GRADES.quality.gia.indexOf(qualityGia),
    },
  };
}

function cityOf(storeId: number | null, cityIdOf: Surroundings['cityIdOf']): string[] {
  const cityId = storeId === null ? undefined : cityIdOf(storeId);
  return cityId === undefined ? [] : [String(cityId)];
}

/** Polish and symmetry without a fault that shows. */
const WELL_FINISHED: ReadonlySet<Finish> = new Set(['EX', 'VG', 'G']);

/** Above the roubles of any carat. */
const ROUBLES_MAX = 2 ** 28;

/**
 * Ranks stones by the shop's advice: well cut, clean and white to the naked eye, without fluorescence,
 * from half a carat on; each of the four counts equally. Among equals the lower price per carat comes
 * first.
 */
function advice(stone: StoneRecord): number {
  const merits = [
    stone.qualityRu === 'А' && WELL_FINISHED.has(stone.polish) && WELL_FINISHED.has(stone.symmetry),
    GRADES.clarity.ru.indexOf(stone.clarityRu) < 5 && GRADES.colour.ru.indexOf(stone.colourRu) < 4,
    stone.fluorescence === 'none' || stone.fluorescence === 'faint',
    stone.caratMilli >= 500,
  ].filter(Boolean).length;
  const roubles = Math.min(ROUBLES_MAX - 1, Math.round(pricePerCarat(stone) / 100));
  return merits * ROUBLES_MAX - roubles;
}
