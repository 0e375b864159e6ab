/** A text of a document that an editor may write, and its place in the document. */
export type TextField = { path: readonly (string | number)[]; label: string; value: string; isLong: boolean };

type Body = Readonly<Record<string, unknown>>;

const LABELS: Readonly<Record<string, string>> = {
  title: 'Заголовок для поиска',
  description: 'Описание для поиска',
  h1: 'Заголовок на странице',
  lead: 'Вступление',
  name: 'Название',
  question: 'Вопрос',
  answer: 'Ответ',
  condition: 'Условие',
  note: 'Мелкий шрифт',
  city: 'Город',
  seoText: 'Текст для поиска',
  redirectTo: 'Куда вести',
};
/** What is text in a part of a document; other fields of it are choices and addresses. */
const BLOCK_LABELS: Readonly<Record<string, string>> = {
  heading: 'Подзаголовок',
  markdown: 'Текст',
  text: 'Слова',
  author: 'Чьи слова',
  caption: 'Подпись',
  alt: 'Подпись для слепых',
  linkText: 'Слова ссылки',
};
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  text: 'Текст',
  picture: 'Снимок',
  gallery: 'Снимки',
  film: 'Видео',
  table: 'Таблица',
  quote: 'Цитата',
  products: 'Изделия',
  stones: 'Камни',
  stores: 'Магазины',
  form: 'Форма',
  questions: 'Вопросы',
  promo: 'Промокод',
  calculator: 'Калькулятор',
};
const LONG = new Set(['lead', 'answer', 'markdown', 'text', 'note', 'seoText', 'description']);

/** Texts of the document itself. */
export function headFields(body: Body): readonly TextField[] {
  return fieldsIn(body, LABELS, []);
}

export type BlockFields = { name: string; fields: readonly TextField[] };

/** Texts of each of its parts, in order. */
export function blockFields(body: Body): readonly BlockFields[] {
  const { blocks } = body;
  if (!Array.isArray(blocks)) return [];
  return blocks.map((block: unknown, at) => ({
    name: isBody(block) ? (BLOCK_NAMES[String(block['type'])] ?? 'Часть') : 'Часть',
    fields: isBody(block) ? fieldsIn(block, BLOCK_LABELS, ['blocks', at]) : [],
  }));
}

function fieldsIn(
  body: Body,
  labels: Readonly<Record<string, string>>,
  before: TextField['path'],
): readonly TextField[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = body[key];
    return typeof value === 'string' ? [{ path: [...before, key], label, value, isLong: LONG.has(key) }] : [];
  });
}

/** The same document with one text changed; all else stays as it is. */
export function withText(body: Body, path: TextField['path'], value: string): Body {
  const changed: unknown = changeAt(body, path, value);
  return isBody(changed) ? changed : body;
}

function changeAt(node: unknown, [key, ...rest]: TextField['path'], value: string): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((one: unknown, at) => (at === key ? changeAt(one, rest, value) : one));
  return isBody(node) ? { ...node, [key]: changeAt(node[key], rest, value) } : node;
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
