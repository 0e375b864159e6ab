import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NBSP } from '@yahont/values/digits.ts';
import { ArticleDates } from './article-dates.tsx';

test('a later change is named beside the day of publication', () => {
  const html = renderToStaticMarkup(<ArticleDates publishedOn="2026-10-02" changedOn="2026-11-12" />);
  expect(html).toBe(
    `<time dateTime="2026-10-02">2${NBSP}октября${NBSP}2026</time> · Обновлено${NBSP}` +
      `<time dateTime="2026-11-12">12${NBSP}ноября${NBSP}2026</time>`,
  );
});

test('a text that was never changed names one day', () => {
  const html = renderToStaticMarkup(<ArticleDates publishedOn="2026-10-02" changedOn="2026-10-02" />);
  expect(html).toBe(`<time dateTime="2026-10-02">2${NBSP}октября${NBSP}2026</time>`);
});
