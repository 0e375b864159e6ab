import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { z } from 'zod';
import { Need } from '@yahont/contracts/content/needs.ts';
import { pictureHash } from '../../../pictures.ts';

const Words = z.string().default('');
const Row = { heading: Words, link: Words, filters: Words, limit: z.coerce.number().optional() };

const Picture = z.union([
  z
    .strictObject({ photo: z.string(), alt: z.string(), caption: Words })
    .transform(({ photo, alt, caption }) => ({ picture: { hash: pictureHash(photo), alt }, caption })),
  z
    .strictObject({ drawing: z.string(), alt: z.string(), caption: Words })
    .transform(({ drawing, alt, caption }) => ({ picture: { drawing, alt }, caption })),
]);

/** How the attributes of each directive become a block. */
const DIRECTIVES: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['picture', Picture],
  [
    'film',
    z
      .strictObject({ name: z.string(), alt: z.string(), caption: Words })
      .transform((film) => ({ ...film, still: pictureHash(film.name) })),
  ],
  [
    'products',
    z
      .strictObject({ ...Row, section: z.string(), sort: z.string().optional() })
      .transform(({ link, ...row }) => ({ ...row, linkText: link })),
  ],
  ['stones', z.strictObject(Row).transform(({ link, ...row }) => ({ ...row, linkText: link }))],
  [
    'stores',
    z.strictObject({ heading: Words, where: z.string().optional(), service: z.string().optional() }),
  ],
  [
    'form',
    z
      .strictObject({ heading: Words, name: z.string(), subject: Words })
      .transform(({ name, ...form }) => ({ ...form, form: name })),
  ],
  ['promo', z.strictObject({ heading: Words, code: z.string() })],
  [
    'questions',
    z
      .strictObject({ heading: Words, group: z.string().optional(), codes: Words })
      .transform(({ codes, ...questions }) => ({
        ...questions,
        codes: codes.split(/\s+/).filter((code) => code !== ''),
      })),
  ],
  [
    'calculator',
    z
      .strictObject({ heading: Words, name: z.string() })
      .transform(({ name, heading }) => ({ heading, calculator: name })),
  ],
]);

/** `::products{…}` as a block. Throws for a name or attributes that do not exist. */
export function blockOfDirective({ name, attributes }: LeafDirective): unknown {
  const shape = DIRECTIVES.get(name);
  if (!shape) throw new RangeError(`no directive ::${name}`);
  return { type: name, ...z.looseObject({}).parse(shape.parse(attributes)) };
}

const Marks = z.strictObject({ needs: Need });

/**
 * The `needs` of each block inside `:::part{needs="instalment"}`; blocks outside get nothing. Throws
 * for other attributes.
 */
export function marksOf(part: ContainerDirective | undefined): Partial<z.output<typeof Marks>> {
  return part ? Marks.parse(part.attributes) : {};
}

/** `:::gallery` with its pictures. Throws for anything else between its fences. */
export function galleryOf({ name, children }: ContainerDirective): unknown {
  if (name !== 'gallery') throw new RangeError(`no directive :::${name}`);
  const pictures = children.map((child) => {
    if (child.type !== 'leafDirective' || child.name !== 'picture')
      throw new RangeError('a gallery holds ::picture lines');
    return Picture.parse(child.attributes);
  });
  return { type: 'gallery', pictures };
}
