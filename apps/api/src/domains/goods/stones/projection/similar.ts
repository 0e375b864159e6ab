import { GRADES, STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import type { StoneRecord } from './stone-record.ts';

/** The properties by which a stone is compared. */
export type Compared = Pick<StoneRecord, 'shape' | 'caratMilli' | 'colourRu' | 'clarityRu' | 'qualityRu'>;

/** Fewer stones are too few to judge a price. */
const FEWEST = 10;
/** Weights differ by at most this share, and small stones by at most 0.03 ct: thousandths of a carat. */
const WEIGHT_SHARE = 0.05;
const WEIGHT_MIN = 30;
/** Weights at most this far apart count as one when diameters are compared, thousandths of a carat. */
const SAME_WEIGHT = 10;

/** Stones on sale, indexed by the properties of the comparison. */
export type SimilarIndex = {
  add: (stone: StoneRecord) => void;
  remove: (stone: StoneRecord) => void;
  /**
   * Stones of one shape and cut quality with a similar weight and Russian grades at most one apart;
   * includes the stone itself.
   */
  similarTo: (stone: Compared) => StoneRecord[];
  /** Stones of one shape and about one weight, itself included. */
  ofWeight: (stone: Compared) => StoneRecord[];
};

/** Ends of the weights that count as similar, thousandths of a carat. */
export function weightsAround(caratMilli: number): { from: number; to: number } {
  const apart = Math.max(WEIGHT_MIN, Math.round(caratMilli * WEIGHT_SHARE));
  return { from: caratMilli - apart, to: caratMilli + apart };
}

/** Grades at most one group apart, best first: `4` of the colours is 3, 4 and 5. */
export function gradesAround<Grade extends string>(scale: readonly Grade[], grade: Grade): Grade[] {
  const place = scale.indexOf(grade);
  return scale.slice(Math.max(0, place - 1), place + 2);
}

/**
 * Indexes stones by shape, grades and hundredths of a carat: a search for similar ones reads a few
 * dozen buckets instead of all stones.
 */
export function createSimilarIndex(stones: Iterable<StoneRecord>): SimilarIndex {
  const buckets = new Map<number, StoneRecord[]>();
  const gather = (
    { shape }: Compared,
    weights: { from: number; to: number },
    grades: { colours: readonly string[]; clarities: readonly string[]; qualities: readonly string[] },
  ): StoneRecord[] => {
    const found: StoneRecord[] = [];
    for (let weight = hundredths(weights.from); weight <= hundredths(weights.to); weight += 1) {
      for (const colourRu of grades.colours)
        for (const clarityRu of grades.clarities)
          for (const qualityRu of grades.qualities)
            for (const stone of buckets.get(keyOf({ shape, colourRu, clarityRu, qualityRu, weight })) ?? [])
              if (stone.caratMilli >= weights.from && stone.caratMilli <= weights.to) found.push(stone);
    }
    return found;
  };
  const add = (stone: StoneRecord): void => {
    const key = keyOf({ ...stone, weight: hundredths(stone.caratMilli) });
    const bucket = buckets.get(key);
    if (bucket) bucket.push(stone);
    else buckets.set(key, [stone]);
  };
  for (const stone of stones) add(stone);
  return {
    add,
    remove: (stone) => {
      const key = keyOf({ ...stone, weight: hundredths(stone.caratMilli) });
      const rest = (buckets.get(key) ?? []).filter(({ id }) => id !== stone.id);
      if (rest.length > 0) buckets.set(key, rest);
      else buckets.delete(key);
    },
    similarTo: (stone) =>
      gather(stone, weightsAround(stone.caratMilli), {
        colours: gradesAround(GRADES.colour.ru, stone.colourRu),
        clarities: gradesAround(GRADES.clarity.ru, stone.clarityRu),
        qualities: [stone.qualityRu],
      }),
    ofWeight: (stone) =>
      gather(
        stone,
        { from: stone.caratMilli - SAME_WEIGHT, to: stone.caratMilli + SAME_WEIGHT },
        { colours: GRADES.colour.ru, clarities: GRADES.clarity.ru, qualities: GRADES.quality.ru },
      ),
  };
}

function hundredths(caratMilli: number): number {
  return Math.floor(caratMilli / 10);
}

type Bucket = { shape: string; colourRu: string; clarityRu: string; qualityRu: string; weight: number };

const PLACES = {
  shape: placesOf(STONE_SHAPES),
  colour: placesOf(GRADES.colour.ru),
  clarity: placesOf(GRADES.clarity.ru),
  quality: placesOf(GRADES.quality.ru),
};

function placesOf(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.map((word, place) => [word, place]));
}

/** A number for each combination: shape, quality, colour and clarity take 16 values at most each. */
function keyOf({ shape, colourRu, clarityRu, qualityRu, weight }: Bucket): number {
  const digits = [
    PLACES.shape.get(shape) ?? 0,
    PLACES.quality.get(qualityRu) ?? 0,
    PLACES.colour.get(colourRu) ?? 0,
    PLACES.clarity.get(clarityRu) ?? 0,
  ];
  return digits.reduce((key, digit) => key * 16 + digit, weight);
}

/** Percentage of the others that cost more, rounded down; null with fewer than ten stones to compare. */
export function cheaperThan(
  stone: Pick<StoneRecord, 'id' | 'price'>,
  similar: readonly StoneRecord[],
): number | null {
  const others = similar.filter(({ id }) => id !== stone.id);
  if (others.length + 1 < FEWEST) return null;
  return Math.floor((others.filter(({ price }) => price > stone.price).length * 100) / others.length);
}
