import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import type { z } from 'zod';
import type { Body } from '../files/body/read-body.ts';
import { readFolder, type ContentFile } from '../files/content-files.ts';
import { SeoHead } from '../heads.ts';
import { typeset } from '../typeset.ts';

let pages: ImportSeoPage[] | null = null;

/** SEO data of the main addresses. */
export function demoSeoPages(): ImportSeoPage[] {
  pages ??= typeset(readFolder('seo', SeoHead).map(pageOf));
  return pages;
}

function pageOf({ head, body }: ContentFile<z.output<typeof SeoHead>>): ImportSeoPage {
  const { url, noindex, redirectTo } = head;
  // Pages with an own address are listed under it.
  const isShown = noindex === undefined && redirectTo === undefined && !url.includes('?');
  return {
    url,
    title: head.title ?? null,
    description: head.description ?? null,
    h1: head.h1 ?? null,
    canonical: head.canonical ?? (isShown ? url : null),
    redirectTo: redirectTo ?? null,
    noindex: noindex ? { robotName: noindex.robot, content: noindex.content } : null,
    seoText: seoTextOf(body),
  };
}

/** `## Heading` and its paragraphs as the text of `SeoPage`; null without them. */
function seoTextOf({ blocks }: Body): string | null {
  const paragraphs = blocks.flatMap((block) =>
    block.type === 'text' ? [block.heading, ...block.markdown.split('\n\n')] : [],
  );
  return paragraphs.length === 0 ? null : paragraphs.join('\n\n');
}
