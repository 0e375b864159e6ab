import { expect, test } from 'vitest';
import { wordsOfHtml } from './html-words.ts';
import { newestWords } from './newest-words.ts';

test.each([
  [
    'Gmail',
    'Спасибо!\n\nвт, 24 нояб. 2026 г. в 12:00, Яхонт <zakaz@yahont.example>:\n\n> Ответ на обращение\n> № 101',
  ],
  [
    'Gmail with a wrapped line',
    'Спасибо!\n\nвт, 24 нояб. 2026 г. в 12:00, Яхонт, ювелирный магазин\n<zakaz@yahont.example>:\n> Ответ',
  ],
  ['Yandex', 'Спасибо!\r\n\r\n24.11.2026, 12:00, "Яхонт" <zakaz@yahont.example>:\r\nОтвет на обращение'],
  ['Mail.ru', 'Спасибо!\n\nВторник, 24 ноября 2026, 12:00 +03:00 от Яхонт <zakaz@yahont.example>:\n> Ответ'],
  ['Thunderbird', 'Спасибо!\n\n24.11.2026 12:00, Яхонт пишет:\n> Ответ на обращение'],
  [
    'an iPhone',
    'Спасибо!\n\nОтправлено с iPhone\n\n> 24 нояб. 2026 г., в 12:00, Яхонт <a@b.ru> написал(а):\n> Ответ',
  ],
  [
    'Outlook',
    'Спасибо!\n\nОт: Яхонт <zakaz@yahont.example>\nОтправлено: 24 ноября 2026 г. 12:00\nКому: Анна\n\nОтвет',
  ],
  ['Outlook with a rule', 'Спасибо!\n\n-----Исходное сообщение-----\nОтвет на обращение'],
  ['English', 'Спасибо!\n\nOn Tue, 24 Nov 2026 at 12:00, Yahont <zakaz@yahont.example> wrote:\n> Answer'],
  ['a signature', 'Спасибо!\n-- \nАнна Орлова\nООО «Ромашка»'],
])('%s: the newest words alone are left', (_program, letter) => {
  expect(newestWords(letter)).toBe('Спасибо!');
});

test('answers between marked quotes stay, and so do words that only look like a line of a program', () => {
  const between = '24.11.2026 12:00, Яхонт пишет:\n> Удобно ли завтра?\nДа\n> Или в пятницу?\nЛучше нет';
  expect(newestWords(between)).toBe('Да\nЛучше нет');
  const own = 'Мастер пишет:\nнужно три дня.\nОтправлено из Казани ещё в среду.\nОт: дома до салона час.';
  expect(newestWords(own)).toBe(own);
});

test.each([
  [
    'a sentence that ends as a line of a program',
    'Вчера, 24 ноября, мастер Иван написал:\nкольцо готово.\nТак ли это?',
  ],
  ['the same with an hour', '24.11.2026 в 12:00 мастер Иван написал:\nкольцо готово.'],
  ['a lone rule of two dashes', 'Размер мал.\n--\nА цепочка хороша.'],
  ['a comparison at the beginning of a line', 'Нужен размер\n> 17,5\nили 18.'],
  ['a long text below two dashes and a space', `Здравствуйте!\n-- \n${'Ещё строка.\n'.repeat(9)}Конец.`],
  ['a question below two dashes and a space', 'Здравствуйте!\n-- \nКогда будет готово?'],
])('words of the shopper stay: %s', (_what, own) => {
  expect(newestWords(own).replaceAll(' \n', '\n')).toBe(own.replaceAll(' \n', '\n'));
});

test('below a signature the quote ends, and answers under it stay', () => {
  const letter = 'Спасибо!\n-- \nАнна\n24.11.2026 12:00, Яхонт пишет:\n> Удобно ли завтра?\nДа, в полдень.';
  expect(newestWords(letter)).toBe('Спасибо!\nДа, в полдень.');
});

test('what cannot be kept or hides other words is removed', () => {
  expect(newestWords('а\u0000б\u202Eв\uD800\r\nг\t1\n\n\n\nд')).toBe('абв\uFFFD\nг\t1\n\nд');
});

test('HTML becomes words, without tags, styles, scripts and quotes', async () => {
  const html = `<html><head><style>p{color:red}</style></head><body><style>.a{}</style><p>Кольцо <b>велико</b>&nbsp;— на размер.</p>
    <script>alert(1)</script><img src=x onerror="alert(2)"><p>1 &lt; 2</p>
    <div class="gmail_quote"><div>вт, 24 нояб. 2026 г. в 12:00, Яхонт &lt;<a href="mailto:a@b.ru">a@b.ru</a>&gt;:<br></div>
    <blockquote><p>Ответ</p><blockquote>Вопрос</blockquote> ещё</blockquote></div></body></html>`;
  const words = newestWords(await wordsOfHtml(html));
  expect(words.replaceAll(/\s+/g, ' ')).toBe('Кольцо велико — на размер. 1 < 2');
});

test.each([
  ['quotes that do not end', '<blockquote'.repeat(40_000)],
  ['quotes that end at once', '<blockquote</blockquote'.repeat(20_000)],
  ['lines of a mail program', '1:00 2026 <a@b.ru>:\n'.repeat(10_000)],
  ['links without an end', '<a mailto:'.repeat(50_000)],
  ['signatures', '-- \n'.repeat(30_000)],
  ['signatures of many lines', '-- \nАнна\n'.repeat(15_000)],
  ['one long line', `${'<a@'.repeat(30_000)}:`],
  ['colons and spaces', `${' :'.repeat(50_000)} x`],
])('hostile: %s cost no time', async (_what, text) => {
  const startedAt = performance.now();
  newestWords(text);
  newestWords(await wordsOfHtml(text));
  // Quadratic work takes tens of seconds; a busy machine takes a few.
  expect(performance.now() - startedAt).toBeLessThan(8000);
});
