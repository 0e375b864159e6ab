import type { DocumentKind, VersionState } from '@yahont/contracts/content/document-kinds.ts';
import type { OfficeTextRow, TextCheck } from '@yahont/contracts/office/texts.ts';

export const KIND_WORDS: Readonly<Record<DocumentKind, string>> = {
  page: 'Страницы',
  news: 'Новости',
  action: 'Акции',
  guide: 'Гид',
  'guide-section': 'Разделы гида',
  question: 'Вопросы',
  vacancy: 'Вакансии',
  seo: 'Адреса',
};

export const VERSION_WORDS: Readonly<Record<VersionState, string>> = {
  draft: 'черновик',
  planned: 'выйдет по плану',
  published: 'на сайте',
  past: 'была на сайте',
};

export const CHECK_WORDS: Readonly<Record<TextCheck['code'], string>> = {
  html: 'Теги в тексте не нужны',
  link: 'Ссылка записана неверно',
  mark: 'Знак разметки не закрыт',
  block: 'Часть текста не складывается',
  'title-length': 'Длина заголовка для поиска',
  'description-length': 'Длина описания для поиска',
  'no-alt': 'Снимок без подписи',
  'dead-link': 'Ссылка никуда не ведёт',
  'latin-words': 'Слово латиницей',
  'instalment-terms': 'Рассрочка без условий',
  'instalment-unmarked': 'Рассрочка не помечена',
};

/** What state a text is in: «на сайте, есть черновик». */
export function textState({ isPublished, hasDraft, publishAt }: OfficeTextRow): string {
  return [
    isPublished ? 'на сайте' : 'не на сайте',
    ...(hasDraft ? ['есть черновик'] : []),
    ...(publishAt === null ? [] : ['выйдет по плану']),
  ].join(', ');
}
