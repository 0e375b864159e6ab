type Link = { name: string; url: string };

export type SiteContents = {
  sections: readonly (Link & { count: number })[];
  pages: readonly { path: string; h1: string }[];
  guide: readonly Link[];
};

/** Pages that answer the most frequent questions: buying, delivery, returns, the company. */
const RULES = [
  '/delivery/',
  '/pickup/',
  '/garantiya/',
  '/questions/',
  '/certificates/',
  '/service-card/',
  '/engraving/',
  '/gold_buying/',
  '/politika/',
  '/about/contacts/',
  '/history/',
];

const ABOUT =
  'Российская ювелирная сеть: украшения из золота, серебра и платины, бриллианты с сертификатами лабораторий, подбор оправы к камню, салоны в городах России, доставка с примеркой.';

/** What an assistant program should know before it quotes the shop. */
const NOTES = [
  'Цены — в рублях и на день запроса; точная цена, наличие и срок доставки — на странице изделия и зависят от города.',
  'У каждого бриллианта своя страница с номером сертификата; проданный камень больше не предлагается.',
  'Условия оплаты, возврата и бонусной программы берите со страниц ниже, а не из пересказов.',
  'Личный кабинет, корзина, оформление заказа и результаты поиска для обхода закрыты.',
];

/** `/llms.txt`: the shop, its main addresses and its rules, for AI assistants. */
export function llmsText({ sections, pages, guide }: SiteContents, origin: string): string {
  const titles = new Map(pages.map(({ path, h1 }) => [path, h1]));
  const rules = RULES.flatMap((url) => {
    const name = titles.get(url);
    return name === undefined ? [] : [{ name, url }];
  });
  const line = ({ name, url }: Link): string => `- [${name}](${origin}${url})`;
  return [
    '# Яхонт — ювелирный дом',
    '',
    `> ${ABOUT}`,
    '',
    ...NOTES.map((note) => `- ${note}`),
    '',
    '## Каталог',
    '',
    ...[...sections, { name: 'Бриллианты', url: '/catalog/diamonds/' }].map(line),
    '',
    '## Правила и услуги',
    '',
    ...rules.map(line),
    '',
    '## Ювелирный гид',
    '',
    ...guide.map(line),
    '',
    '## Ещё',
    '',
    ...[
      { name: 'Салоны', url: '/stores/' },
      { name: 'Акции', url: '/actions/' },
      { name: 'Новости', url: '/news/' },
      { name: 'Карта сайта', url: '/sitemap/' },
      { name: 'Карта сайта для программ', url: '/sitemap.xml' },
    ].map(line),
    '',
  ].join('\n');
}
