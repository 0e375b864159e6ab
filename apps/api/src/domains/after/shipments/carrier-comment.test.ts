import { expect, test } from 'vitest';
import { certificateCode, formatCertificateCode } from '@yahont/values/certificates/code.ts';
import { carrierComment } from './carrier-comment.ts';

test('a carrier reads the wishes in one line, with the phones in them', () => {
  expect(carrierComment(' Позвоните мужу:\n8 (916) 204-18-33,  89035551122.\r\nДомофон 4512 ')).toBe(
    'Позвоните мужу: 8 (916) 204-18-33, 89035551122. Домофон 4512',
  );
  expect(carrierComment(' \n ')).toBe('');
});

test('it reads no code of a certificate, no number of a card or a piece, and no address of mail', () => {
  const code = certificateCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  for (const secret of [
    code,
    formatCertificateCode(code),
    formatCertificateCode(code).toLowerCase(),
    '2200 7001 2345 6789',
    '2200700123456789',
    'anna@example.ru',
  ])
    expect(carrierComment(`Вот: ${secret} спасибо`), secret).toBe('Вот: … спасибо');
});

test('twenty letters that are no code stay', () => {
  const words = 'Предпочтительнейшего времени нет, приём весь день тоже';
  expect(carrierComment(words)).toBe(words);
});
