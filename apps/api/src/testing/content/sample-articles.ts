import type { ImportArticle } from '@yahont/contracts/content/articles.ts';

/** A section of the guide, which its elements name by its code. */
export function section(code: string, sort: number) {
  return { code, name: `Раздел ${code}`, title: '', description: '', lead: '', sort };
}

/** The picture `lost` is never imported. */
const BODY = {
  title: 'Заголовок',
  description: 'Описание',
  lead: 'Коротко',
  picture: { hash: 'ring', alt: 'Кольцо' },
  blocks: [
    { type: 'picture' as const, picture: { hash: 'ring', alt: 'Кольцо' }, caption: 'Подпись' },
    { type: 'text' as const, heading: 'Есть', markdown: 'Текст.' },
    { type: 'picture' as const, picture: { hash: 'lost', alt: 'Кольцо' }, caption: 'Подпись' },
    { type: 'text' as const, heading: 'Потеряна', markdown: 'Текст.' },
  ],
  publishedOn: '2026-11-01',
};

export function news(code: string, wish: Partial<ImportArticle>) {
  return { ...BODY, kind: 'news', code, h1: code, ...wish };
}

export function action(code: string, wish: Partial<Extract<ImportArticle, { kind: 'action' }>>) {
  return {
    ...BODY,
    kind: 'action',
    code,
    h1: code,
    condition: 'Всем',
    promoCode: 'ЯХОНТ10',
    note: 'Мелким шрифтом',
    ...wish,
  };
}

export function element(code: string, wish: Partial<Extract<ImportArticle, { kind: 'guide' }>>) {
  return { ...BODY, kind: 'guide', section: 'kamni', code, h1: code, ...wish };
}
