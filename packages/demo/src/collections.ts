import type { ImportCollection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const collections: ImportCollection[] = [
  {
    code: 'avrora',
    name: 'Аврора',
    description:
      'Ореолы и дорожки, собранные как край облака на рассвете: мелкие бриллианты ведут взгляд к главному. Коллекция, с которой чаще всего делают предложение.',
  },
  {
    code: 'sozvezdie',
    name: 'Созвездие',
    description:
      'Ряды и россыпи света: дорожки, пусеты, теннисные браслеты. Каждую вещь можно носить одну, а можно сложить из них своё небо.',
  },
  {
    code: 'tri-slova',
    name: 'Три слова',
    description: 'Украшения о близких: три камня в ряд, пары колец, сердца.',
  },
  {
    code: 'venets',
    name: 'Венец',
    description:
      'Свадебная классика дома: солитеры на шести крапанах, гладкие обручальные кольца, нательные кресты. Формы, проверенные тремя поколениями.',
  },
  {
    code: 'gran',
    name: 'Грань',
    description:
      'Прямые линии, ступенчатые огранки, плоские поверхности и печатки. Для тех, кто носит мало украшений, но каждое — всерьёз.',
  },
  {
    code: 'baykal',
    name: 'Байкал',
    description:
      'Лёд, вода и снег: голубые топазы, белый металл, матовые поверхности. Серебро и платина здесь на равных с золотом.',
  },
  {
    code: 'letniy-sad',
    name: 'Летний сад',
    description:
      'Ягоды, цветы и роса: рубины, аметисты, цитрины, жемчуг. Коллекция пополняется каждую весну.',
  },
  {
    code: 'tsarskie-kamni',
    name: 'Царские камни',
    description:
      'Рубин, сапфир, изумруд, танзанит и цветные бриллианты, отобранные поштучно. Большинство вещей существует в одном-двух экземплярах.',
  },
];

/** Collections of the shop. */
export function demoCollections(): ImportCollection[] {
  return collections.map((collection) => ({ ...collection, description: nbsp(collection.description) }));
}
