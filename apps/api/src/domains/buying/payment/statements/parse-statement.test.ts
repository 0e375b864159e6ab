import { expect, test } from 'vitest';
import { SAMPLE_ACCOUNT } from '@yahont/values/invoice/sample-account.ts';
import { bankStatement } from '#src/testing/money/bank-statement.ts';
import { parseStatement } from './parse-statement.ts';

const ENTRY = { number: '000017', date: '2026-11-24', amount: 90_000_050, purpose: 'Оплата заказа Я-100216' };

test.each(['windows-1251', 'ibm866', 'koi8-r', 'utf-8', 'utf-16le'] as const)(
  'a file in %s is read',
  (encoding) => {
    const statement = parseStatement(
      bankStatement([ENTRY, { ...ENTRY, number: '18', isOut: true }], { encoding }),
    );
    expect(statement).toMatchObject({
      accounts: [SAMPLE_ACCOUNT.account],
      from: '2026-11-20',
      to: '2026-11-26',
      unreadable: [],
      documents: [
        {
          line: 14,
          number: '17',
          date: '2026-11-24',
          amount: 90_000_050,
          payer: { name: 'ООО "Ромашка"' },
          payee: { accounts: [SAMPLE_ACCOUNT.account] },
          purpose: 'Оплата заказа Я-100216',
          debitedOn: null,
          creditedOn: '2026-11-24',
        },
        { number: '18', debitedOn: '2026-11-24', creditedOn: null },
      ],
    });
  },
);

test('a purpose in several lines, a decimal comma and an account behind another bank are read', () => {
  const text = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'РасчСчет=1',
    'СекцияДокумент=Платежное поручение',
    'Номер=7',
    'Дата=01.12.2026',
    'Сумма=10,5',
    'Плательщик=Иванов И. И.',
    'ПолучательСчет=30101810900000000000',
    'ПолучательРасчСчет=1',
    'НазначениеПлатежа1=Оплата заказа',
    'НазначениеПлатежа2=Я-100216',
    'КонецДокумента',
  ].join('\n');
  expect(parseStatement(new TextEncoder().encode(`\uFEFF${text}`))?.documents).toMatchObject([
    {
      amount: 1050,
      payer: { name: 'Иванов И. И.' },
      payee: { accounts: ['30101810900000000000', '1'] },
      purpose: 'Оплата заказа Я-100216',
    },
  ]);
});

test('a document that cannot be read is named by its line, and the others are read', () => {
  const broken = [
    ['Номер=', 'Дата=24.11.2026', 'Сумма=1.00'],
    ['Номер=—', 'Дата=24.11.2026', 'Сумма=1.00'],
    ['Номер=1', 'Дата=31.02.2026', 'Сумма=1.00'],
    ['Номер=1', 'Дата=24.11.2026', 'Сумма=-1.00'],
    ['Номер=1', 'Дата=24.11.2026', 'Сумма=0'],
    ['Номер=1', 'Дата=24.11.2026', 'Сумма=1.000'],
  ].flatMap((fields) => ['СекцияДокумент=Платежное поручение', ...fields, 'КонецДокумента']);
  const good = ['СекцияДокумент=Банковский ордер', 'Номер=9', 'Дата=24.11.2026', 'Сумма=1', 'КонецДокумента'];
  const lines = [
    '1CClientBankExchange',
    'РасчСчет=1',
    ...broken,
    ...good,
    'СекцияДокумент=Платежное поручение',
  ];
  const statement = parseStatement(new TextEncoder().encode(lines.join('\r\n')));
  expect(statement?.unreadable).toEqual([3, 8, 13, 18, 23, 28, 38]);
  expect(statement?.documents.map(({ number }) => number)).toEqual(['9']);
});

/** A file with one document of these lines. */
function fileOf(lines: readonly string[]): Uint8Array {
  const all = ['', '1CClientBankExchange', '', 'РасчСчет=1', 'СекцияДокумент=Платежное поручение', ...lines];
  return new TextEncoder().encode([...all, 'КонецДокумента', '', 'КонецФайла', ''].join('\r\n'));
}

test.each([
  ['1 000.00', 100_000],
  ['1\u00A0000,5', 100_050],
  ['1000-00', 100_000],
  ['1.234.567,89', 123_456_789],
  ['1,000.00', 100_000],
  ["1'000.00", 100_000],
])('a sum written as %s is read', (sum, amount) => {
  const file = fileOf(['Номер=АВ-18', 'Дата=24.11.26', `Сумма=${sum}`]);
  expect(parseStatement(file)).toMatchObject({
    unreadable: [],
    documents: [{ number: 'АВ-18', date: '2026-11-24', amount }],
  });
});

test.each(['1.000', '1,000', '10 00', '1000-5', '12 34.00', '1.0.0', 'сто рублей'])(
  'a sum that may mean two things, or none, waits for a person: %s',
  (sum) => {
    const file = fileOf(['Номер=1', 'Дата=2026-11-24', `Сумма=${sum}`]);
    expect(parseStatement(file)?.unreadable).toEqual([5]);
  },
);

test.each([
  ['lines without a key', ['НазначениеПлатежа=Оплата заказа', 'Я-100216', '', 'НДС 22% = 18,03']],
  [
    'numbered keys beside the first line',
    [
      'НазначениеПлатежа=Оплата заказа',
      'НазначениеПлатежа1=Оплата заказа',
      'НазначениеПлатежа2=Я-100216',
      'НазначениеПлатежа3=НДС 22% = 18,03',
    ],
  ],
  [
    'numbered keys that go on',
    ['НазначениеПлатежа=Оплата заказа', 'НазначениеПлатежа2=Я-100216 НДС 22% = 18,03'],
  ],
])('a purpose in %s is joined', (_how, lines) => {
  const file = fileOf(['Номер=1', 'Дата=24.11.2026', 'Сумма=1', ...lines]);
  expect(parseStatement(file)?.documents).toMatchObject([
    { purpose: 'Оплата заказа Я-100216 НДС 22% = 18,03' },
  ]);
});

test.each([
  ['nothing', ''],
  ['another format', '<?xml version="1.0"?><Документ/>'],
  ['the first line alone', '1CClientBankExchange\r\n'],
])('%s is no statement', (_what, text) => {
  expect(parseStatement(new TextEncoder().encode(text))).toBeNull();
});
