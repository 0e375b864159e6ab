import type { Breadcrumb } from '@yahont/contracts/catalogue/sections.ts';

/** Breadcrumbs as structured data. */
export function breadcrumbData(breadcrumbs: readonly Breadcrumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${url}`,
    })),
  };
}
