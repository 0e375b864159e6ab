import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportCity } from '@yahont/contracts/locations/locations.ts';
import type { ImportSampleQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { hashOf } from '../hash.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Products with samples, the most popular first. */
const PRODUCTS = 12;

type SampleText = { text: string; answer: string; isOfStone?: true };

const RING_TEXTS: readonly SampleText[] = [
  {
    text: 'Встанет ли вплотную к нему гладкое обручальное шириной 2 мм?',
    answer:
      'Примерили на витрине: прямое кольцо до двух миллиметров садится без зазора, от трёх остаётся просвет. Приходите со своим, подберём пару на месте.',
  },
  {
    isOfStone: true,
    text: 'Как часто проверять закрепку, если носить каждый день?',
    answer:
      'Раз в полгода этого хватает: мастер смотрит лапки под лупой и чистит кольцо, для нашего изделия это бесплатно и занимает минут десять.',
  },
  {
    text: 'Можно ли потом изменить размер, если палец станет другим?',
    answer:
      'На размер в каждую сторону можно, шов заполируем. Больше не советуем: рисунок у края станет заметно другим.',
  },
];

const OTHER_TEXTS: readonly SampleText[] = [
  {
    text: 'Насколько это тяжёлое, чувствуется ли к вечеру?',
    answer:
      'Надели на весь рабочий день: о нём забываешь через несколько минут. Точный вес вашего экземпляра стоит на бирке, назовём по телефону.',
  },
  {
    text: 'Замок откроется одной рукой?',
    answer:
      'Да, с третьего раза привыкаешь. Пружина тугая, сам не расстёгивался ни разу, а если тянет сильно, мастер ослабит за пять минут.',
  },
];

type Given = {
  products: readonly ImportProduct[];
  stores: readonly ImportStore[];
  cities: readonly ImportCity[];
};

/** Samples of questions for the popular products; pages mark them as samples. `today` shifts their days. */
export function demoSampleQuestions(
  { products, stores, cities }: Given,
  today: Date,
): ImportSampleQuestion[] {
  const popular = products
    .toSorted((a, b) => b.popularity - a.popularity || a.code.localeCompare(b.code))
    .slice(0, PRODUCTS);
  return popular.flatMap((product) => {
    return textsOf(product)
      .filter(({ isOfStone = false }) => !isOfStone || product.inserts.length > 0)
      .map(({ text, answer }, index): ImportSampleQuestion => {
        const hash = hashOf(`question ${product.code} ${index}`);
        const store = stores[hash % stores.length];
        const city = cities[hash % Math.min(cities.length, 12)];
        if (!store || !city) throw new Error('the demo has neither stores nor cities');
        const asked = new Date(today.getTime() - (3 + index * 11 + (hash % 6)) * DAY_MS);
        return {
          article: product.article,
          text,
          cityId: city.id,
          askedAt: asked.toISOString(),
          answer: {
            storeCode: store.code,
            hasPiece: hash % 3 !== 0,
            text: answer,
            at: new Date(asked.getTime() + (2 + (hash % 6)) * HOUR_MS).toISOString(),
          },
        };
      });
  });
}

/** Only bracelets and chains have a clasp to ask about. */
function textsOf({ kind }: ImportProduct): readonly SampleText[] {
  if (kind === 'ring') return RING_TEXTS;
  return kind === 'bracelet' || kind === 'chain' ? OTHER_TEXTS : OTHER_TEXTS.slice(0, 1);
}
