import type { Model } from '../../model.ts';

const COMMON = {
  kind: 'pendant',
  noun: 'Оправа подвески',
  pieceNoun: 'Подвеска',
  section: 'opravy',
  audience: 'women',
  fineness: 585,
} as const;

/** Pendants for one stone. */
export const pendantSettings: Model[] = [
  {
    ...COMMON,
    picture: 'setting-kapel',
    number: 4301,
    own: 'Капель',
    ending: 'с четырьмя крапанами',
    text: 'Корзинка из белого золота держит камень четырьмя крапанами и почти исчезает, стоит её надеть. Петля поворачивается вместе с цепью, поэтому бриллиант всегда смотрит вперёд. Подходит к цепям толщиной до 2 мм.',
    style: 'solitaire',
    collection: 'sozvezdie',
    metal: 'white-gold',
    grams: 1.3,
    setting: 'Крапановая, четыре крапана',
    seat: {
      shapes: ['round', 'princess', 'cushion', 'asscher'],
      fromMm100: 360,
      toMm100: 680,
      prongs: 4,
    },
    price: 31_200,
  },
  {
    ...COMMON,
    picture: 'setting-sozvuchie',
    number: 4302,
    own: 'Созвучие',
    ending: 'с подвижной петлёй',
    text: 'Корзинку изгибают по вашему камню: она одинаково хорошо держит овал, каплю и сердце. Длинная петля опускает камень ниже ключиц и даёт ему качаться при каждом шаге. Цепь подбирается отдельно.',
    style: 'solitaire',
    collection: 'baykal',
    metal: 'white-gold',
    grams: 1.6,
    setting: 'Крапановая, пять крапанов',
    seat: {
      shapes: ['oval', 'pear', 'heart', 'marquise', 'emerald'],
      fromMm100: 420,
      toMm100: 1050,
      prongs: 5,
    },
    price: 34_800,
  },
  {
    ...COMMON,
    picture: 'setting-solnyshko',
    number: 4303,
    own: 'Солнышко',
    ending: 'с глухой закрепкой',
    text: 'Ободок из {золота} обнимает камень целиком и не цепляется ни за свитер, ни за волосы. В ямочке между ключицами он похож на маленькое солнце. Заднюю стенку каста мы оставляем открытой: бриллианту нужен свет.',
    style: 'bezel',
    collection: 'avrora',
    metal: 'yellow-gold',
    grams: 1.5,
    setting: 'Глухая',
    seat: {
      shapes: ['round', 'heart'],
      fromMm100: 380,
      toMm100: 660,
      prongs: 0,
    },
    price: 28_900,
  },
];
