import type { ImportSet } from '@yahont/contracts/sets/sets.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const RING = 'Кольцо';
const EARRINGS = 'Серьги';
const PENDANT = 'Подвеска';
const NECKLACE = 'Колье';

/** Pieces of one collection and one metal. */
const jewellery: readonly Omit<ImportSet, 'kind' | 'isHidden'>[] = [
  {
    slug: 'avrora',
    name: 'Аврора',
    text: 'Кольцо, серьги и подвеска с одинаковыми бриллиантами в белом золоте.',
    percent: 7,
    parts: [
      { article: '10-2418-0100', label: RING },
      { article: '20-3101-0100', label: EARRINGS },
      { article: '30-4102-0100', label: PENDANT },
    ],
  },
  {
    slug: 'sozvezdie',
    name: 'Созвездие',
    text: 'Дорожка, конго и подвеска: россыпь бриллиантов, которую можно носить и по одной.',
    percent: 6,
    parts: [
      { article: '10-2441-0100', label: RING },
      { article: '20-3302-0100', label: EARRINGS },
      { article: '30-4208-0100', label: PENDANT },
    ],
  },
  {
    slug: 'letniy-sad',
    name: 'Летний сад',
    text: 'Рубины в жёлтом золоте: три ягоды с одной ветки.',
    percent: 5,
    parts: [
      { article: '10-2434-0200', label: RING },
      { article: '20-3108-0200', label: EARRINGS },
      { article: '30-4106-0200', label: PENDANT },
    ],
  },
  {
    slug: 'lunnaya-dorozhka',
    name: 'Лунная дорожка',
    text: 'Жемчуг в жёлтом золоте: кольцо, пусеты и колье.',
    percent: 8,
    parts: [
      { article: '10-2451-0200', label: RING },
      { article: '20-3103-0200', label: EARRINGS },
      { article: '70-5202-0200', label: NECKLACE },
    ],
  },
];

/** Both rings of a pair are one model, each in its own size. */
const pairs: readonly { slug: string; name: string; text: string; percent: number; article: string }[] = [
  {
    slug: 'klassika',
    name: 'Классика',
    text: 'Два гладких кольца с мягким краем, каждое в своём размере.',
    percent: 5,
    article: '10-2501-0200',
  },
  {
    slug: 'venchanie',
    name: 'Венчание',
    text: 'Пара, задуманная вместе: профиль и полировка у колец одни.',
    percent: 5,
    article: '10-2511-0200',
  },
  {
    slug: 'dva-berega',
    name: 'Два берега',
    text: 'Белое и жёлтое золото встречаются на каждом из двух колец.',
    percent: 5,
    article: '10-2512-0400',
  },
];

/** Sets of the demo shop. */
export function demoSets(): ImportSet[] {
  return [
    ...jewellery.map((set) => ({ ...set, kind: 'set' as const })),
    ...pairs.map(({ article, ...pair }) => ({
      ...pair,
      kind: 'pair' as const,
      parts: [
        { article, label: 'Её кольцо' },
        { article, label: 'Его кольцо' },
      ],
    })),
  ].map((set) => ({ ...set, text: nbsp(set.text), isHidden: false }));
}
