import { expect, test } from 'vitest';
import { gradeName, gradeOf, gradeTick } from './grade-names.ts';

const STONE = {
  colour: { ru: '3', gia: 'G' },
  clarity: { ru: '4', gia: 'VS2' },
  quality: { ru: 'А', gia: 'VG' },
  laboratoryScale: 'ru',
} as const;

test('a grade of the other scale is marked as approximate', () => {
  expect(gradeOf(STONE, 'colour', 'ru')).toBe('3');
  expect(gradeOf(STONE, 'colour', 'gia')).toBe('≈\u00A0G');
  expect(gradeOf({ ...STONE, laboratoryScale: 'gia' }, 'clarity', 'ru')).toBe('≈\u00A04');
});

test('cuts have words in both scales; under a bar Russian ones alone', () => {
  expect(gradeName('quality', 'Б')).toBe('Б, хорошая');
  expect(gradeName('quality', 'VG')).toBe('VG, очень хорошая');
  expect(gradeTick('quality', 'В')).toBe('В, удовл.');
  expect(gradeTick('quality', 'VG')).toBe('VG');
  expect(gradeTick('clarity', 'VS1')).toBe('VS1');
});
