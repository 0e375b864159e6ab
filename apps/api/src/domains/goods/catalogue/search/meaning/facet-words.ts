import type { FacetCode } from '@yahont/contracts/listing-facets.ts';
import type { Cut, Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Clasp, Weave } from '@yahont/contracts/product-facts.ts';
import { termOf } from '../words/words.ts';

/** A filter expressed by words of a query. */
export type WordMeaning = {
  facet: Extract<FacetCode, 'metal' | 'stone' | 'cut' | 'audience' | 'weave' | 'clasp'>;
  values: readonly string[];
};

const METAL_WORDS: Readonly<Record<Metal, readonly string[]>> = {
  'yellow-gold': ['жёлтое золото'],
  'white-gold': ['белое золото'],
  'rose-gold': ['розовое золото', 'красное золото', 'червонное золото'],
  'mixed-gold': ['комбинированное золото'],
  platinum: ['платина'],
  silver: ['серебро'],
};
const GEM_WORDS: Readonly<Record<Gem, readonly string[]>> = {
  diamond: ['бриллиант', 'брюлик', 'брюлики', 'алмаз'],
  ruby: ['рубин'],
  sapphire: ['сапфир'],
  emerald: ['изумруд'],
  tanzanite: ['танзанит'],
  topaz: ['топаз', 'голубой топаз'],
  amethyst: ['аметист', 'аметистовый'],
  citrine: ['цитрин', 'цитриновый'],
  garnet: ['гранат'],
  peridot: ['хризолит', 'хризолитовый'],
  pearl: ['жемчуг'],
  onyx: ['оникс', 'чёрный оникс'],
  'cubic-zirconia': ['фианит', 'цирконий', 'цирконы'],
  'yellow-diamond': ['жёлтый бриллиант'],
  'pink-diamond': ['розовый бриллиант'],
};
const CUT_WORDS: Readonly<Record<Cut, readonly string[]>> = {
  round: ['круглая огранка'],
  oval: ['овальная огранка', 'овал'],
  pear: ['груша'],
  marquise: ['маркиз'],
  cushion: ['кушон'],
  princess: ['принцесса'],
  emerald: ['изумрудная огранка'],
  asscher: ['ашер'],
  baguette: ['багет'],
  bead: [],
  cabochon: ['кабошон'],
};
const WEAVE_WORDS: Readonly<Record<Weave, readonly string[]>> = {
  cable: ['якорное плетение'],
  curb: ['панцирное плетение', 'панцирь'],
  bismarck: ['бисмарк'],
  figaro: ['фигаро'],
  snake: ['снейк'],
  rope: ['плетение верёвка'],
  singapore: ['сингапур'],
  anchor: ['морской якорь'],
  bead: ['перлина'],
  trace: ['форзатина'],
};
const CLASP_WORDS: Readonly<Partial<Record<Clasp, readonly string[]>>> = {
  lobster: ['карабин'],
  english: ['английский замок'],
  'french-hook': ['французский замок'],
};
const FOR_MEN = 'мужской мужчина мужчине мужу муж папе папа отцу парню дедушке брату сыну';
const FOR_CHILDREN = 'детский детям ребёнку ребёнка малышу малышке девочке девочки мальчику';
const FOR_WOMEN =
  'женский женщина женщине жене жена девушке девушка любимой бабушке сестре подруге дочери дочке';

/** Terms that form one meaning, longest phrases first: «белое золото» is one metal. */
const PHRASES: readonly { terms: readonly string[]; meaning: WordMeaning }[] = [
  ...phrasesOf('metal', METAL_WORDS),
  ...phrasesOf('stone', GEM_WORDS),
  ...phrasesOf('cut', CUT_WORDS),
  ...phrasesOf('weave', WEAVE_WORDS),
  ...phrasesOf('clasp', CLASP_WORDS),
  ...FOR_MEN.split(' ').map((word) => phrase('audience', ['men', 'everyone'], word)),
  ...FOR_CHILDREN.split(' ').map((word) => phrase('audience', ['kids'], word)),
  ...FOR_WOMEN.split(' ').map((word) => phrase('audience', ['women', 'everyone'], word)),
].toSorted((a, b) => b.terms.length - a.terms.length);

/** The filters expressed by the terms of a query, with the indexes of those terms; each term is used once. */
export function readFacetWords(
  terms: readonly (string | null)[],
): { meaning: WordMeaning; indexes: number[] }[] {
  const used = new Set<number>();
  return PHRASES.flatMap(({ terms: wanted, meaning }) => {
    const indexes = wanted.map((term) => terms.findIndex((own, at) => own === term && !used.has(at)));
    if (indexes.includes(-1) || !areClose(indexes)) return [];
    for (const index of indexes) used.add(index);
    return [{ meaning, indexes }];
  });
}

/** Whether a term on its own can be a value of a filter. */
export function isFacetTerm(term: string): boolean {
  return PHRASES.some(({ terms }) => terms.length === 1 && terms[0] === term);
}

/** Words that are understood even if no product text contains them. */
export function facetWords(): string[] {
  return [METAL_WORDS, GEM_WORDS, CUT_WORDS, WEAVE_WORDS, CLASP_WORDS]
    .flatMap((words) => Object.values(words).flat())
    .concat(FOR_MEN, FOR_CHILDREN, FOR_WOMEN)
    .flatMap((words) => words.split(' '));
}

/** Whether the words of a phrase are adjacent, in any order. */
function areClose(indexes: readonly number[]): boolean {
  return Math.max(...indexes) - Math.min(...indexes) < indexes.length;
}

function phrasesOf(
  facet: WordMeaning['facet'],
  words: Readonly<Record<string, readonly string[]>>,
): { terms: readonly string[]; meaning: WordMeaning }[] {
  return Object.entries(words).flatMap(([value, said]) => said.map((one) => phrase(facet, [value], one)));
}

function phrase(
  facet: WordMeaning['facet'],
  values: readonly string[],
  words: string,
): { terms: readonly string[]; meaning: WordMeaning } {
  const terms = words.split(' ').map((word) => termOf(word) ?? word);
  return { terms, meaning: { facet, values } };
}
