import type { z } from 'zod';
import { readFolder, type ContentFile } from '../files/content-files.ts';
import { GuideHead, GuideSectionHead } from '../heads.ts';

type GuideFile = ContentFile<z.output<typeof GuideHead>>;
type SectionFile = ContentFile<z.output<typeof GuideSectionHead>>;

let guide: GuideFile[] | null = null;
let sections: SectionFile[] | null = null;

/** Elements of the guide by sort, read once. */
export function readGuide(): GuideFile[] {
  guide ??= readFolder('guide', GuideHead).toSorted((a, b) => a.head.sort - b.head.sort);
  return guide;
}

/** Sections of the guide by sort, cached. */
export function readGuideSections(): SectionFile[] {
  sections ??= readFolder('guide-sections', GuideSectionHead).toSorted((a, b) => a.head.sort - b.head.sort);
  return sections;
}
