import { z } from 'zod';
import { isPieceNumber, isPieceProof } from '@yahont/values/care/piece-number.ts';
import { PIECE_WORKS } from '@yahont/values/care/piece-works.ts';
import { PARCEL_NUMBER_MAX_LENGTH } from '@yahont/values/parcels/parcel-number.ts';
import { Picture } from '../catalogue/pictures.ts';
import { endpoint } from '../wire/endpoint.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedCode } from '../wire/typed.ts';

/** The shop's data about a piece that it sold, without its owner or the price. */
export const ServiceCard = z.object({
  /** УИН of the piece; of the setting for a ring with a chosen stone. */
  uin: z.string(),
  name: z.string(),
  /** What is read beside the name, Russian: «размер 17»; empty for nothing. */
  details: z.array(z.string()),
  picture: Picture.nullable(),
  /** Its page; null when it is not offered any more. */
  url: z.string().nullable(),
  /** In the calendar of the city in which it was received. */
  boughtOn: z.iso.date(),
  /** The store that sold it, «Петровка, 11, Москва»; null for an order of the site. */
  soldBy: z.string().nullable(),
  warrantyUntil: z.iso.date(),
  /** From when the free yearly cleaning is due: a past day while one is due. */
  nextCareOn: z.iso.date(),
  /** The first fitting of its size is still free; false for a piece without sizes. */
  hasFreeResizing: z.boolean(),
  /** Since its sale, the newest first. */
  works: z.array(
    z.object({
      work: z.enum(PIECE_WORKS),
      doneOn: z.iso.date(),
      /** «Петровка, 11, Москва» */
      store: z.string(),
      isFree: z.boolean(),
    }),
  ),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

export const findServiceCards = endpoint({
  method: 'POST',
  path: '/api/service-cards/find',
  summary: 'The service card of a piece by the number on its tag, or of all pieces of an order',
  body: z
    .object({
      number: typedCode().max(PARCEL_NUMBER_MAX_LENGTH, INPUT_ERROR).refine(isPieceNumber, INPUT_ERROR),
      /** Last four digits of the phone of the buyer or the receiver; for the number of an order. */
      phoneEnd: typedCode().max(20, INPUT_ERROR).default(''),
    })
    .refine(({ number, phoneEnd }) => isPieceProof(phoneEnd, number), {
      path: ['phoneEnd'],
      message: INPUT_ERROR,
    }),
  answer: z.array(ServiceCard).min(1),
  refusals: {
    /** A wrong number, wrong digits, an unsold piece and a returned one get the same refusal. */
    'card-not-found': refusal(404, {}),
    'too-many-tries': refusal(429, RetryAfter),
  },
});
