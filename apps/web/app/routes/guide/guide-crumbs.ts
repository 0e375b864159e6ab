/** Breadcrumbs up to the guide. */
export const GUIDE_CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Ювелирный гид', url: '/guide/' },
] as const;
