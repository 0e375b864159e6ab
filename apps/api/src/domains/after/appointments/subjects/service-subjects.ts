import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { FACE_NAMES } from '@yahont/values/engraving.ts';
import { weightText } from '@yahont/values/gold/gold-lots.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { AppointmentDetails } from './details.ts';
import { findPieces, type Piece } from './find-pieces.ts';
import type { SubjectLookup } from './subject-lookup.ts';
import { NOTHING_MORE, type Subject } from './subject.ts';

type Of<Kind extends ShownThing['kind']> = Extract<ShownThing, { kind: Kind }>;

/** Pieces to try on, or a visit without a list; null when one of the pieces is unknown. */
export async function findFitting(look: SubjectLookup, thing: Of<'fitting'>): Promise<Subject | null> {
  const pieces = await findPieces(look, thing.productIds);
  if (pieces === null) return null;
  return {
    ...NOTHING_MORE,
    thing,
    key: thing.kind,
    details: thing,
    name: 'Примерка',
    code: pieces.map(({ article }) => `артикул ${article}`).join(', '),
    extra: pieces.length === 0 ? null : pieces.map(({ name }) => name).join('; '),
    pieces: pieces.map(toPiece),
    url: '/showing/?for=fitting',
    lies: pieces.map(({ places }) => places),
  };
}

/** Gold to appraise; null when the piece wanted in exchange is unknown. */
export async function findGold(
  look: SubjectLookup,
  thing: Of<'gold'>,
  details: AppointmentDetails | null,
): Promise<Subject | null> {
  const { lots, productId } = thing;
  const pieces = await findPieces(look, productId === null ? [] : [productId]);
  if (pieces === null) return null;
  const wanted = pieces.map(({ name, article }) => `Взамен: ${name}, артикул ${article}`);
  return {
    ...NOTHING_MORE,
    thing,
    key: thing.kind,
    productId,
    details,
    name: 'Оценка золота',
    code: lots
      .map(({ fineness, weightCg }) => `${fineness} проба, ${weightText(weightCg)}${NBSP}г`)
      .join('; '),
    extra: wanted[0] ?? null,
    appraisal: details?.kind === 'gold' ? details.appraisal : null,
    pieces: pieces.map(toPiece),
    url: '/gold_buying/',
    service: 'gold',
  };
}

/** A piece of the visitor to be engraved. */
export function engravingSubject(thing: Of<'engraving'>): Subject {
  const { words } = thing;
  return {
    ...NOTHING_MORE,
    thing,
    key: thing.kind,
    details: thing,
    name: 'Гравировка вашего украшения',
    extra: words === null ? null : `Надпись «${words.text}», ${FACE_NAMES[words.face]}`,
    url: '/engraving/',
    service: 'engraving',
  };
}

/**
 * A visitor's own piece to clean or repair. Its name is not looked up: the page of the appointment
 * would reveal it to anybody who tries numbers.
 */
export function careSubject(thing: Of<'care'>): Subject {
  const { uin } = thing;
  return {
    ...NOTHING_MORE,
    thing,
    key: thing.kind,
    details: thing,
    name: 'Чистка и осмотр украшения',
    code: uin === null ? '' : `УИН ${uin}`,
    extra: uin === null ? null : `УИН ${formatUin(uin)}`,
    url: '/service-card/',
    service: 'cleaning',
  };
}

function toPiece({ name, url, price }: Piece): Subject['pieces'][number] {
  return { name, url, price };
}
