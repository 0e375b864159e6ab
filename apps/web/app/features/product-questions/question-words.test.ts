import { expect, test } from 'vitest';
import { dueText, signatureOf, waitingText, willAnswerText } from './question-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const today = '2026-11-20';
const TERM = { due: { date: today, time: '19:00' }, today } as const;

test('a term is said as close as it is', () => {
  expect(plain(dueText(TERM))).toBe('до 19:00');
  expect(plain(dueText({ today, due: { date: '2026-11-21', time: '14:40' } }))).toBe('до завтра, 14:40');
  expect(plain(dueText({ today, due: { date: '2026-11-26', time: '14:40' } }))).toBe('до 26 ноября, 14:40');
});

test('who answers is named by the address, and says whether the piece is there', () => {
  const answerer = { address: 'Петровка, 11', hasPiece: true };
  expect(plain(signatureOf(answerer))).toBe('Петровка, 11 — украшение в салоне');
  expect(plain(signatureOf({ address: null, hasPiece: false }))).toBe('Ювелирный дом «Яхонт»');
  expect(plain(waitingText({ answerer, ...TERM, isOverdue: false }))).toBe(
    'Спросили салон: Петровка, 11, украшение сейчас там. Ответ ждём до 19:00.',
  );
  expect(plain(waitingText({ answerer, ...TERM, isOverdue: true }))).toContain('опаздывает');
  expect(plain(willAnswerText({ answerer, ...TERM }))).toBe('Ответит салон: Петровка, 11, до 19:00.');
});
