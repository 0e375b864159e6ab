import type { Shop } from './shop.ts';

/** Finds an existing code for an address; the part of `Shop` that addresses need. */
export type AddressReader = Pick<Shop, 'get' | 'listing'>;

export type LayoutName = 'default' | 'landing' | 'minimal' | 'partners';

/** An address of SPEC 2.2 and what its page must contain. */
export type Address = {
  /** As SPEC 2.2 writes it. */
  route: string;
  /** With its trailing slash, and an existing code in place of a parameter. */
  path: (shop: AddressReader) => Promise<string>;
  layout: LayoutName;
  h1: RegExp;
  isDark?: boolean;
  /** `shared` is cached for everyone; `own` is rendered for each visitor and not cached. */
  kept: 'shared' | 'own';
  /** For signed-in visitors only; others are redirected to `/`. */
  isAccount?: boolean;
};

const shared = { layout: 'default', kept: 'shared' } as const;
const own = { layout: 'default', kept: 'own' } as const;
const account = { ...own, isAccount: true } as const;
const royal = { ...shared, isDark: true } as const;

/**
 * Every route of SPEC 2.2, in its order; redirects are in `tests/served/addresses`, pages of an order in
 * `strangers.spec.ts`.
 */
export const ADDRESSES: readonly Address[] = [
  { route: '/', ...shared, path: at('/'), h1: /\S/ },
  { route: '/3Kbonus', ...shared, layout: 'landing', path: at('/3Kbonus/'), h1: /Три\sпроцента\sбонусами/ },
  { route: '/about/contacts', ...shared, path: at('/about/contacts/'), h1: /Контакты/ },
  { route: '/actions', ...shared, path: at('/actions/'), h1: /Акции/ },
  { route: '/actions/{id}', ...shared, path: first('/api/content/articles?kind=action'), h1: /\S/ },
  { route: '/arenda', ...shared, path: at('/arenda/'), h1: /Арендодателям/ },
  { route: '/bestwed', ...shared, path: at('/bestwed/'), h1: /Свадьба\sбез\sспешки/ },
  { route: '/cart', ...own, path: at('/cart/'), h1: /Корзина/ },
  { route: '/catalog', ...shared, path: at('/catalog/'), h1: /Каталог/ },
  { route: '/catalog/{code}', ...shared, path: at('/catalog/koltsa/'), h1: /Кольца/ },
  { route: '/catalog/{code...}', ...shared, path: at('/catalog/koltsa/pomolvochnye/'), h1: /кольца/i },
  { route: '/catalog/{product}', ...shared, path: product, h1: /\S/ },
  {
    route: '/catalog/diamonds/{code}/selection',
    ...shared,
    path: at('/catalog/diamonds/round/selection/'),
    h1: /\S/,
  },
  { route: '/certificates', ...shared, path: at('/certificates/'), h1: /Подарочный\sсертификат/ },
  { route: '/check_user', ...own, layout: 'minimal', path: at('/check_user/'), h1: /Проверка\sсотрудника/ },
  { route: '/cis/{code}', ...shared, layout: 'partners', path: at('/cis/kz/'), h1: /Казахстан/ },
  { route: '/compare/diamonds', ...own, path: at('/compare/diamonds/'), h1: /Сравнение/ },
  { route: '/corporate_ps', ...shared, path: at('/corporate_ps/'), h1: /Корпоративные\sподарки/ },
  { route: '/delivery', ...shared, path: at('/delivery/'), h1: /Доставка/ },
  { route: '/discount/{code}', ...shared, path: at('/discount/termin/'), h1: /Условия\sи\sсроки\sскидок/ },
  { route: '/engraving', ...shared, path: at('/engraving/'), h1: /Гравировка/ },
  { route: '/favorites', ...own, path: at('/favorites/'), h1: /Избранное/ },
  { route: '/feedback', ...shared, path: at('/feedback/'), h1: /Обратная\sсвязь/ },
  { route: '/franchising', ...shared, layout: 'partners', path: at('/franchising/'), h1: /Салон\s«Яхонт»/ },
  {
    route: '/franchising/dogovor',
    ...shared,
    layout: 'partners',
    path: at('/franchising/dogovor/'),
    h1: /Образец\sдоговора/,
  },
  { route: '/garantiya', ...shared, path: at('/garantiya/'), h1: /Гарантия/ },
  { route: '/gold_buying', ...shared, path: at('/gold_buying/'), h1: /Скупка/ },
  { route: '/guide', ...shared, path: at('/guide/'), h1: /гид/i },
  { route: '/guide/{section}', ...shared, path: guideSection, h1: /\S/ },
  { route: '/guide/{section}/{element}', ...shared, path: guideElement(false), h1: /\S/ },
  { route: '/guide/{section}/{element...}', ...shared, path: guideElement(true), h1: /\S/ },
  { route: '/history', ...royal, path: at('/history/'), h1: /История\sдома/ },
  { route: '/info', ...shared, path: at('/info/'), h1: /Информация\sдля\sпокупателя/ },
  { route: '/news', ...shared, path: at('/news/'), h1: /Новости/ },
  { route: '/news/{code}', ...shared, path: first('/api/content/articles?kind=news'), h1: /\S/ },
  { route: '/partners', ...shared, layout: 'partners', path: at('/partners/'), h1: /Партнёрам/ },
  { route: '/personal/address', ...account, path: at('/personal/address/'), h1: /Адреса/ },
  { route: '/personal/card', ...account, path: at('/personal/card/'), h1: /Бонусная\sкарта/ },
  { route: '/personal/detail', ...account, path: at('/personal/detail/'), h1: /данные|Профиль/i },
  { route: '/personal/favorites', ...account, path: at('/personal/favorites/'), h1: /Избранное/ },
  { route: '/personal/orders', ...account, path: at('/personal/orders/'), h1: /Заказы/i },
  { route: '/personal/purchases', ...account, path: at('/personal/purchases/'), h1: /Покупки/i },
  { route: '/personal/subscriptions', ...account, path: at('/personal/subscriptions/'), h1: /Подписки/ },
  { route: '/personal/support', ...account, path: at('/personal/support/'), h1: /Поддержка/ },
  { route: '/pickup', ...shared, path: at('/pickup/'), h1: /Самовывоз/i },
  { route: '/corporate_ps/dogovor', ...shared, path: at('/corporate_ps/dogovor/'), h1: /Договор\sпоставки/ },
  { route: '/politika', ...shared, path: at('/politika/'), h1: /Политика/ },
  { route: '/politika/karty', ...shared, path: at('/politika/karty/'), h1: /Сохранение\sкарты/ },
  { route: '/politika/kuki', ...shared, path: at('/politika/kuki/'), h1: /файлы\sкуки/ },
  { route: '/politika/rassylka', ...shared, path: at('/politika/rassylka/'), h1: /Согласие\sна\sрассылку/ },
  { route: '/politika/soglasie', ...shared, path: at('/politika/soglasie/'), h1: /Согласие\sна\sобработку/ },
  { route: '/qr-promo', ...royal, path: at('/qr-promo/'), h1: /Код\sс/ },
  { route: '/questions', ...shared, path: at('/questions/'), h1: /Вопросы/ },
  { route: '/royal', ...royal, path: at('/royal/'), h1: /Царские\sкамни/ },
  ...['diamond', 'emerald', 'fancy', 'ruby', 'sapphire', 'tanzanite'].map((stone) => ({
    route: `/royal/${stone}`,
    ...royal,
    path: at(`/royal/${stone}/`),
    h1: /\S/,
  })),
  { route: '/search', ...shared, path: at('/search/?q=сапфир'), h1: /сапфир/ },
  { route: '/service-card', ...shared, path: at('/service-card/'), h1: /Сервисная\sкарта/ },
  { route: '/sitemap', ...shared, path: at('/sitemap/'), h1: /Карта сайта/ },
  { route: '/solo-collection', ...shared, path: at('/solo-collection/'), h1: /Единственные/ },
  { route: '/stores/{city}', ...shared, path: at('/stores/moskva/'), h1: /Салоны в\sМоскве/ },
  { route: '/stores/{city}/{id}', ...shared, path: store, h1: /\S/ },
  { route: '/uvelire', ...shared, path: at('/uvelire/'), h1: /Ювелирам/ },
  { route: '/vip', ...shared, path: at('/vip/'), h1: /Частный\sпоказ/ },
];

function at(path: string): Address['path'] {
  return () => Promise.resolve(path);
}

function first(list: string): Address['path'] {
  return async (shop) => (await shop.get<{ items: { url: string }[] }>(list)).items[0]?.url ?? '';
}

async function product(shop: AddressReader): Promise<string> {
  return (await shop.listing('section=koltsa')).cards[0]?.url ?? '';
}

async function store(shop: AddressReader): Promise<string> {
  const [found] = await shop.get<{ id: number; cityCode: string }[]>('/api/stores?city=216');
  return `/stores/${found?.cityCode}/${found?.id}/`;
}

async function guideSection(shop: AddressReader): Promise<string> {
  return (await shop.get<{ sections: { url: string }[] }>('/api/content/guide')).sections[0]?.url ?? '';
}

function guideElement(isNested: boolean): Address['path'] {
  return async (shop) => {
    const { sections } = await shop.get<{ sections: { elements: { url: string }[] }[] }>(
      '/api/content/guide',
    );
    const urls = sections.flatMap(({ elements }) => elements.map(({ url }) => url));
    return urls.find((url) => url.split('/').length > 5 === isNested) ?? '';
  };
}
