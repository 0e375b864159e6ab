import type { ImportHome } from '@yahont/contracts/content/content.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { readingMinutes } from '@yahont/values/text/reading-minutes.ts';
import { pictureHash } from '../../pictures.ts';
import { guideSections } from './guide/all-sections.ts';

type Teaser = ImportHome['guide'][number];

/** A teaser of a guide element for the home page. Throws when the element does not exist. */
export function guideTeaser(section: string, code: string): Teaser {
  const guide = guideSections.find((one) => one.code === section);
  const element = guide?.elements.find((one) => one.code === code);
  if (guide === undefined || element === undefined) throw new RangeError(`no element ${section}/${code}`);
  const texts = element.sections.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list]);
  const minutes = countOf(readingMinutes(texts), ['минута', 'минуты', 'минут']);
  return {
    eyebrow: `${guide.name} · ${minutes}`,
    title: element.h1,
    text: element.lead,
    url: `/guide/${section}/${code}/`,
    linkText: 'Читать',
    picture: pictureHash(element.picture.name),
    pictureAlt: element.picture.alt,
  };
}
