import type { ImportHome } from '@yahont/contracts/content/content.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { readingMinutes } from '@yahont/values/text/reading-minutes.ts';
import { readGuide, readGuideSections } from './guide-files.ts';

type Teaser = ImportHome['guide'][number];

/** A teaser of a guide element for the home page. Throws when the element or its picture does not exist. */
export function guideTeaser(section: string, code: string): Teaser {
  const guide = readGuideSections().find(({ head }) => head.code === section);
  const element = readGuide().find(({ head }) => head.section === section && head.code === code);
  const picture = element?.head.picture;
  if (!guide || !element || !picture) throw new RangeError(`no element ${section}/${code} with a picture`);
  const texts = element.body.blocks.flatMap((block) => (block.type === 'text' ? [block.markdown] : []));
  const minutes = countOf(readingMinutes(texts), ['минута', 'минуты', 'минут']);
  return {
    eyebrow: `${guide.head.name} · ${minutes}`,
    title: element.head.h1,
    text: element.head.lead,
    url: `/guide/${section}/${code}/`,
    linkText: 'Читать',
    picture: picture.name.hash,
    pictureAlt: picture.alt,
  };
}
