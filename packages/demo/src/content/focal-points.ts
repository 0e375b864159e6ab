/**
 * Which point of a picture stays visible when its box crops it, `x% y%`. The subject of a banner is in the right three
 * fifths; the second number is its vertical middle. Pictures not listed here have their subject in the middle.
 */
const FOCAL_POINTS: Record<string, string> = {
  'banner-diamond-cuts': '100% 50%',
  'banner-engagement': '100% 42%',
  'banner-gold': '100% 50%',
  'banner-pearls': '100% 46%',
  'banner-royal': '100% 40%',
  'banner-royal-gems': '100% 52%',
  'banner-royal-ruby': '100% 30%',
  'banner-silver': '100% 52%',
  'banner-tennis': '100% 50%',
  'banner-wedding': '100% 56%',
  'tile-wedding': '50% 60%',
};

export function focusOf(picture: string | undefined): string {
  return (picture === undefined ? undefined : FOCAL_POINTS[picture]) ?? '50% 50%';
}
