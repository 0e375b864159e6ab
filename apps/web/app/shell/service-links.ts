/** Service pages, in the order of the menus. */
export const SERVICE_LINKS = [
  { href: '/guide/', text: 'Ювелирный гид', icon: 'document' },
  { href: '/stores/', text: 'Салоны', icon: 'store' },
  { href: '/actions/', text: 'Акции', icon: 'percent' },
  { href: '/delivery/', text: 'Доставка и\u00A0оплата', icon: 'truck' },
  { href: '/garantiya/', text: 'Гарантия и\u00A0возврат', icon: 'shield' },
  { href: '/engraving/', text: 'Гравировка', icon: 'star' },
  { href: '/gold_buying/', text: 'Обмен золота', icon: 'return' },
  { href: '/vip/', text: 'Частный показ', icon: 'diamond' },
  { href: '/feedback/', text: 'Написать нам', icon: 'chat' },
] as const;
