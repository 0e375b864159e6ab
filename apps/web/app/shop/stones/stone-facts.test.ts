import { expect, test } from 'vitest';
import { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import { factLines, reportName, stoneFacts } from './stone-facts.ts';

const laboratory = { name: 'МГУ', fullName: 'Геммологический центр МГУ', place: 'Москва', checkUrl: null };
const report = StoneReport.parse({ laboratory, number: '26-204117', issuedOn: '2026-10-14' });
const RUBY = { gem: 'ruby', origin: 'Мозамбик', treatment: 'heat', report } as const;
const DIAMOND = { gem: 'diamond', origin: 'Россия, Якутия', treatment: 'none', report: null } as const;

test('stones of which the same is known are told once, and those of which nothing is known not at all', () => {
  const unknown = { gem: 'pearl', origin: '', treatment: null, report: null } as const;
  expect(stoneFacts([RUBY, DIAMOND, DIAMOND, unknown])).toEqual([
    { title: 'Рубин', origin: 'Мозамбик', treatment: 'нагрев', report },
    { title: 'Бриллиант', origin: 'Россия, Якутия', treatment: 'без обработки', report: null },
  ]);
});

test('a line names its stone where a piece has several kinds', () => {
  const of = (...inserts: Parameters<typeof stoneFacts>[0]) =>
    factLines(stoneFacts(inserts), ({ treatment }) => treatment);
  expect(of(RUBY)).toBe('нагрев');
  expect(of(RUBY, DIAMOND)).toBe('Рубин: нагрев\nБриллиант: без обработки');
  expect(of({ ...RUBY, treatment: null }, DIAMOND)).toBe('Бриллиант: без обработки');
});

test('a report is named by its laboratory and number', () => {
  expect(reportName(report)).toBe('МГУ\u00A026-204117');
});
