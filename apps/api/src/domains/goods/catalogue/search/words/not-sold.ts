import { termOf } from './words.ts';

/** Things that shoppers search for and this shop may not sell; the spelling correction leaves them alone. */
export type NotSold = {
  /** Genitive plural, for «Часов сейчас нет». */
  genitive: string;
  /** The closest thing on sale, in words that name sections. */
  nearest: string;
  isStone: boolean;
};

const KINDS: Readonly<Record<string, NotSold>> = {
  часы: { genitive: 'Часов', nearest: 'браслет подарки', isStone: false },
  пирсинг: { genitive: 'Пирсинга', nearest: 'серьги пусеты', isStone: false },
  ионизатор: { genitive: 'Ионизаторов', nearest: 'серебро', isStone: false },
  чётки: { genitive: 'Чёток', nearest: 'крест серебро', isStone: false },
  шнурок: { genitive: 'Шнурков', nearest: 'цепь крест', isStone: false },
  ложка: { genitive: 'Ложек', nearest: 'серебро подарки', isStone: false },
  зажим: { genitive: 'Зажимов', nearest: 'мужские запонки', isStone: false },
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

/** Each form is an entry, because the stemmer gives «александрит» and «александрита» different stems. */
const BY_TERM: ReadonlyMap<string, NotSold> = new Map([
  ...Object.entries(KINDS).flatMap(([word, entry]) =>
    [word, entry.genitive].map((form) => [termOf(form) ?? form, entry] as const),
  ),
  ...Object.entries(STONES).flatMap(([word, genitive]) =>
    [word, genitive].map((form) => [termOf(form) ?? form, { genitive, nearest: '', isStone: true }] as const),
  ),
]);

/** The unsold thing that a term names; undefined for any other term. */
export function notSold(term: string): NotSold | undefined {
  return BY_TERM.get(term);
}
