import type { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { z } from 'zod';
import { readFolder, type ContentFile } from '../files/content-files.ts';
import { focusOf } from '../focal-points.ts';
import { PageHead } from '../heads.ts';
import { titleOf } from '../title.ts';
import { typeset } from '../typeset.ts';

type Head = z.output<typeof PageHead>;

let pages: ImportTextPage[] | null = null;

/** All text pages. */
export function demoTextPages(): ImportTextPage[] {
  pages ??= typeset(readFolder('pages', PageHead).map(pageOf));
  return pages;
}

function pageOf({ head, body }: ContentFile<Head>): ImportTextPage {
  const { path, h1, description, lead, picture, links, binding, needs, royal } = head;
  return {
    path,
    h1,
    title: titleOf(head),
    description,
    lead,
    ...body,
    picture: picture?.name.hash ?? null,
    pictureFocus: focusOf(picture?.name.name),
    pictureAlt: picture?.alt,
    links,
    binding,
    needs,
    royal: royal && royalOf(royal),
  };
}

function royalOf({ gem, stones, ...look }: NonNullable<Head['royal']>): ImportTextPage['royal'] {
  return {
    ...look,
    gem: gem && { caption: gem.caption, ...flat(gem.picture) },
    stones: stones.map(({ picture, ...stone }) => ({ ...stone, ...flat(picture) })),
  };
}

function flat({ name, alt }: NonNullable<Head['royal']>['stones'][number]['picture']) {
  return { picture: name.hash, pictureAlt: alt };
}
