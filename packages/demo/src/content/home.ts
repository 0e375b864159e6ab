import type { ImportHome } from '@yahont/contracts/content/content.ts';
import { pictureHash } from '../pictures.ts';
import { guideTeaser } from './articles/guide-teasers.ts';
import { MONTHS } from './rules.ts';
import { typeset } from './typeset.ts';

const hero: ImportHome['hero'] = [
  {
    eyebrow: 'Помолвочная коллекция · 2026',
    title: 'Свет, который остаётся',
    text: 'Бриллианты Кр-57 в ореоле из двадцати камней. Собираем и закрепляем вручную в костромской мастерской.',
    name: 'Помолвка',
    picture: pictureHash('ring-halo-round-white'),
    pictureAlt: 'Кольцо «Аврора» из белого золота с бриллиантами',
    primary: { text: 'Выбрать кольцо', url: '/catalog/koltsa/pomolvochnye/' },
    secondary: { text: 'Всё с бриллиантами', url: '/catalog/brillianty/' },
    caption: {
      name: 'Кольцо «Аврора»',
      facts: 'белое золото 585, бриллианты 0,62 карата',
      url: '/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/',
    },
  },
  {
    eyebrow: 'Единственные экземпляры',
    title: 'Царские камни',
    text: 'Рубины, сапфиры, изумруды и цветные бриллианты. Отбираем поштучно, показываем в салоне без обязательств.',
    name: 'Царские камни',
    picture: pictureHash('banner-royal'),
    pictureAlt: 'Кольца с сапфиром, изумрудом и танзанитом на тёмном фоне',
    primary: { text: 'Открыть собрание', url: '/catalog/tsarskie-kamni/' },
    secondary: null,
    caption: null,
  },
  {
    eyebrow: 'Свадьба',
    title: 'Два кольца, одна линия',
    text: 'Гладкие, матовые, гранёные: каждое в своём размере и в своём металле.',
    name: 'Обручальные',
    picture: pictureHash('banner-wedding'),
    pictureAlt: 'Обручальные кольца из жёлтого, розового и белого золота',
    primary: { text: 'Выбрать пару', url: '/catalog/koltsa/obruchalnye/' },
    secondary: { text: 'План до свадьбы', url: '/bestwed/' },
    caption: null,
  },
  {
    eyebrow: 'Летний сад',
    title: 'Жемчуг утром и вечером',
    text: 'Круглые жемчужины, подобранные попарно. Серьги, подвески и броши в золоте трёх цветов.',
    name: 'Жемчуг',
    picture: pictureHash('banner-pearls'),
    pictureAlt: 'Серьги и брошь с жемчугом',
    primary: { text: 'Смотреть жемчуг', url: '/catalog/zhemchug/' },
    secondary: null,
    caption: {
      name: 'Пусеты «Тишина»',
      facts: 'жёлтое золото 585, жемчуг 8,5 мм',
      url: '/catalog/sergi/pusety/sergi-pusety-tishina-zheltoe-zoloto/',
    },
  },
];

const royal: ImportHome['royal'] = {
  eyebrow: 'Единственные экземпляры',
  title: 'Царские камни',
  text: '«Яхонт червлёный», «яхонт лазоревый» — так в старину звали рубин и сапфир. Мы отбираем их поштучно, при дневном свете и под лупой.',
  tiles: [
    {
      name: 'Рубин',
      oldName: 'яхонт червлёный',
      fact: 'светится изнутри',
      url: '/royal/ruby/',
      picture: pictureHash('gem-ruby-cushion'),
      pictureAlt: 'Рубин огранки «кушон»',
    },
    {
      name: 'Сапфир',
      oldName: 'яхонт лазоревый',
      fact: 'от василька до полночи',
      url: '/royal/sapphire/',
      picture: pictureHash('gem-sapphire-oval'),
      pictureAlt: 'Овальный сапфир',
    },
    {
      name: 'Изумруд',
      oldName: 'смарагд',
      fact: 'сад внутри камня',
      url: '/royal/emerald/',
      picture: pictureHash('gem-emerald-emerald-cut'),
      pictureAlt: 'Изумруд ступенчатой огранки',
    },
    {
      name: 'Танзанит',
      oldName: 'сумеречный камень',
      fact: 'три цвета в одном',
      url: '/royal/tanzanite/',
      picture: pictureHash('gem-tanzanite-pear'),
      pictureAlt: 'Танзанит в форме капли',
    },
    {
      name: 'Фантазийные',
      oldName: 'цветные бриллианты',
      fact: 'один на десять тысяч',
      url: '/royal/fancy/',
      picture: pictureHash('gem-fancy-yellow-diamond-asscher'),
      pictureAlt: 'Жёлтый бриллиант огранки «ашер»',
    },
  ],
};

const actions: ImportHome['actions'] = [
  {
    eyebrow: 'пока есть размеры',
    title: 'Последние размеры — до 25% дешевле',
    text: 'Украшения прошлых коллекций с прежней гарантией и бесплатной подгонкой.',
    url: '/actions/poslednie-razmery/',
    linkText: 'Об акции',
    picture: pictureHash('banner-wedding'),
    pictureAlt: 'Обручальные кольца',
  },
  {
    eyebrow: 'каждый день',
    title: 'Обмен старого золота на новое',
    text: 'Взвешиваем при вас до сотой грамма и считаем по учётной цене Банка России.',
    url: '/actions/obmen-zolota/',
    linkText: 'Как это устроено',
    picture: pictureHash('banner-gold'),
    pictureAlt: 'Золотые браслеты и кольца',
  },
];

const guide: ImportHome['guide'] = [
  guideTeaser('kamni', 'brilliant/ogranka'),
  guideTeaser('razmery-i-posadka', 'razmer-v-podarok'),
  guideTeaser('ukhod-i-khranenie', 'zhemchug'),
  guideTeaser('metally-i-proby', 'tsvet-zolota'),
];

const promises: ImportHome['promises'] = [
  {
    icon: 'truck',
    title: 'Курьер с примеркой',
    text: 'До трёх украшений на выбор. Точную дату для вашего города показываем до заказа.',
  },
  {
    icon: 'percent',
    title: `Рассрочка 0 % на ${MONTHS} месяцев`,
    text: 'Цена в рассрочку равна цене сразу: без комиссий и переплаты.',
    needsInstalments: true,
  },
  {
    icon: 'shield',
    title: 'Проба и УИН',
    text: 'Каждое изделие клеймено и внесено в реестр ДМДК — проверьте по номеру.',
  },
  {
    icon: 'return',
    title: 'Возврат 7 дней',
    text: 'После доставки украшение можно вернуть, сохранив бирку и пломбу.',
  },
];

/** Everything on the home page that editors write; products and stores come from the catalogue. */
export function demoHome(): ImportHome {
  return typeset({
    hero,
    tilePaths: [
      'koltsa/pomolvochnye',
      'sergi',
      'podveski',
      'koltsa',
      'tsepi',
      'braslety',
      'koltsa/obruchalnye',
    ],
    royal,
    actions,
    guide,
    promises,
  });
}
