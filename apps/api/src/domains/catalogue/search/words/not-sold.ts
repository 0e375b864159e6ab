import { termOf } from './words.ts';

/** What shoppers ask for and jewellers may not have: never corrected into something else. */
export type NotSold = {
  /** Of whom there is none: «Часов сейчас нет». */
  genitive: string;
  /** What is nearest to it, in words that name sections. */
  nearest: string;
  isStone: boolean;
};

const KINDS: Readonly<Record<string, NotSold>> = {
  часы: { genitive: 'Часов', nearest: 'браслет подарки', isStone: false },
  запонка: { genitive: 'Запонок', nearest: 'мужские печатка', isStone: false },
  пирсинг: { genitive: 'Пирсинга', nearest: 'серьги пусеты', isStone: false },
  ионизатор: { genitive: 'Ионизаторов', nearest: 'серебро', isStone: false },
  чётки: { genitive: 'Чёток', nearest: 'крест серебро', isStone: false },
  шнурок: { genitive: 'Шнурков', nearest: 'цепь крест', isStone: false },
  ложка: { genitive: 'Ложек', nearest: 'серебро подарки', isStone: false },
  зажим: { genitive: 'Зажимов', nearest: 'мужские печатка', isStone: false },
  диадема: { genitive: 'Диадем', nearest: 'свадьба серьги', isStone: false },
  булавка: { genitive: 'Булавок', nearest: 'брошь', isStone: false },
};
const STONES: Readonly<Record<string, string>> = {
  александрит: 'Александрита',
  аквамарин: 'Аквамарина',
  турмалин: 'Турмалина',
  бирюза: 'Бирюзы',
  янтарь: 'Янтаря',
  опал: 'Опала',
  агат: 'Агата',
  малахит: 'Малахита',
  лазурит: 'Лазурита',
  шпинель: 'Шпинели',
  кварц: 'Кварца',
  коралл: 'Кораллов',
  муассанит: 'Муассанита',
  рубин: 'Рубина',
  сапфир: 'Сапфира',
  изумруд: 'Изумруда',
  танзанит: 'Танзанита',
  топаз: 'Топаза',
  аметист: 'Аметиста',
  цитрин: 'Цитрина',
  гранат: 'Граната',
  хризолит: 'Хризолита',
  жемчуг: 'Жемчуга',
  оникс: 'Оникса',
  фианит: 'Фианита',
};

/** The stemmer does not see that «александрит» and «александрита» are one word. */
const BY_TERM: ReadonlyMap<string, NotSold> = new Map([
  ...Object.entries(KINDS).flatMap(([word, entry]) =>
    [word, entry.genitive].map((form) => [termOf(form) ?? form, entry] as const),
  ),
  ...Object.entries(STONES).flatMap(([word, genitive]) =>
    [word, genitive].map((form) => [termOf(form) ?? form, { genitive, nearest: '', isStone: true }] as const),
  ),
]);

/** What stands behind a term that the catalogue does not have; undefined for any other term. */
export function notSold(term: string): NotSold | undefined {
  return BY_TERM.get(term);
}
