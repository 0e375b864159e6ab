import { stemmer } from '@orama/stemmers/russian';

const terms = new Map<string, string | null>();
/** Limits the memory that a flood of nonsense queries can use. */
const WORDS_KEPT = 100_000;

/** Stop words: they describe no product. */
const STOP_WORDS = new Set(
  `и в во не на с со из за до от для по к ко у о об под при над без размер размера длина длиной длины проба пробы карат карата карт ct
  см мм руб рублей рубля купить цена цены недорого недорогие недорогой недорогая недорогое дешевые дешевый дешево
  день рождения украшение украшения украшений украшениями ювелирный ювелирная ювелирное ювелирные ювелирных изделие изделия изделий
  хочу ищу нужно нужна нужен как что чем какой какая какие это нового новое`.split(/\s+/),
);

/** Stems that the stemmer gets wrong: genitive plurals with a fleeting vowel, and stones. */
const FLEETING: Readonly<Record<string, string>> = {
  колец: 'кольц',
  серег: 'серьг',
  сережек: 'сережк',
  сереж: 'серьг',
  цепоч: 'цеп',
  цепочек: 'цепочк',
  подвесок: 'подвеск',
  печаток: 'печатк',
  колечек: 'колечк',
  подарок: 'подарк',
  запонок: 'запонк',
  четок: 'четк',
  шнурок: 'шнурк',
  сердец: 'сердц',
  свадеб: 'свадьб',
  помолвок: 'помолвк',
  // The stemmer takes their «-ит» for a verb ending.
  танзан: 'танзанит',
  хризол: 'хризолит',
  фиан: 'фианит',
};

/** What shoppers type → what the catalogue says. */
export const SYNONYMS: readonly (readonly [said: string, meant: string])[] = [
  ['цепочка', 'цепь'],
  ['колечко', 'кольцо'],
  ['перстень', 'кольцо'],
  ['обручалка', 'обручальное'],
  ['серёжки', 'серьги'],
  ['гвоздики', 'пусеты'],
  ['кулон', 'подвеска'],
  ['ожерелье', 'колье'],
  ['бусы', 'колье'],
  ['хаггис', 'конго'],
  ['хаггисы', 'конго'],
  ['кафы', 'каффы'],
  ['продевки', 'продёвки'],
  ['медальон', 'подвеска'],
  ['крестик', 'крест'],
  ['крестильный', 'крест'],
  ['брошка', 'брошь'],
  ['золотой', 'золото'],
  ['серебряный', 'серебро'],
  ['платиновый', 'платина'],
  ['бриллиантовый', 'бриллиант'],
  ['брильянт', 'бриллиант'],
  ['брильянтовый', 'бриллиант'],
  ['сапфировый', 'сапфир'],
  ['изумрудный', 'изумруд'],
  ['рубиновый', 'рубин'],
  ['жемчужный', 'жемчуг'],
  ['жемчужина', 'жемчуг'],
  ['топазовый', 'топаз'],
  ['гранатовый', 'гранат'],
  ['скидка', 'скидки'],
  ['распродажа', 'скидки'],
  ['свадебный', 'свадьба'],
  ['подарочек', 'подарок'],
  ['мамин', 'мама'],
  ['мамочка', 'мама'],
  ['именной', 'буква'],
  ['инициал', 'буква'],
  ['сердечко', 'сердце'],
  ['новинка', 'новинки'],
  ['мужчине', 'мужское'],
  ['детский', 'детское'],
  ['детям', 'детское'],
  ['ребёнку', 'детское'],
  ['женщине', 'женское'],
];

const meanings = new Map(SYNONYMS.map(([said, meant]) => [stemOf(fold(said)), stemOf(fold(meant))]));

/** Lower case, `ё` as `е`. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** Splits a text into words and numbers: «16,5» is one number. */
export function wordsOf(text: string): string[] {
  return text.match(/\d+\/\d+|\d+(?:[.,]\d+)*|\p{L}+/gu) ?? [];
}

/** Whether a word is a stop word: a preposition, a unit, «купить». */
export function isStopWord(word: string): boolean {
  const folded = fold(word);
  return STOP_WORDS.has(folded) || (folded.length === 1 && !/\d/.test(folded));
}

/** The index term of a word; null for a stop word. */
export function termOf(word: string): string | null {
  const known = terms.get(word);
  if (known !== undefined) return known;
  const term = findTerm(word);
  if (terms.size > WORDS_KEPT) terms.clear();
  terms.set(word, term);
  return term;
}

function findTerm(word: string): string | null {
  const folded = fold(word);
  if (isStopWord(folded)) return null;
  if (!/^[а-я]/.test(folded)) return folded.replace(',', '.');
  const stem = stemOf(folded);
  return meanings.get(stem) ?? stem;
}

/** The stem of a folded word, even of a stop word. */
export function stemOf(folded: string): string {
  const stem = stemmer(folded);
  return FLEETING[stem] ?? stem;
}
