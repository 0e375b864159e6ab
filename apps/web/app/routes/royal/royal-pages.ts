/** The collection and a page for each stone. */
export const ROYAL_PAGES = [
  'royal',
  'royal/diamond',
  'royal/emerald',
  'royal/fancy',
  'royal/ruby',
  'royal/sapphire',
  'royal/tanzanite',
] as const;
