import { listGuide, type GuideSection } from '@yahont/contracts/content/articles.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';

/**
 * The section of the guide at an address, and all sections.
 * @throws the page's 404
 */
export async function findGuideSection(
  api: CallApi,
  code: string,
  pathname: string,
): Promise<{ section: GuideSection; sections: readonly GuideSection[] }> {
  const { sections } = await api(listGuide);
  const section = sections.find((one) => one.code === code);
  if (section === undefined) throw pageNotFound(pathname);
  return { section, sections };
}
