import { expect, test } from 'vitest';
import {
  formAddress,
  gradesDropped,
  hasFilters,
  inScale,
  stoneQuery,
  withKey,
  withoutFilters,
  withScale,
  writtenGrades,
} from './stone-address.ts';
import { scaleChangeText } from '../grade-names.ts';

const of = (text: string) => new URLSearchParams(text);

test('the API gets what it knows and no others', () => {
  const query = stoneQuery(of('shape=round&shape=oval&carat=0.7-0.8&colour=2-5&here=yes&sort=best&utm=1'));
  expect(query).toMatchObject({ shape: ['round', 'oval'], carat: '0.7-0.8', colour: '2-5', scale: 'ru' });
  expect(query).toMatchObject({ sort: 'advised', here: undefined, page: 1 });
});

test('the Russian scale, the advised order and rows are not written', () => {
  expect(withKey(of('scale=ru&sort=advised&view=rows&shape=oval'), 'here', '1')).toBe('?shape=oval&here=1');
});

test('a form sent without JavaScript leads to the same address as a press', () => {
  expect(formAddress(of('carat_from=0,7&carat_to=0,8&colour_from=2&colour_to=&view=cards'))).toBe(
    '?carat=0.7-0.8&colour=2-&view=cards',
  );
  expect(formAddress(of('scale=gia&quality_from=&quality_to=VG'))).toBe('?quality=-VG&scale=gia');
  expect(formAddress(of('colour_from=&colour_to=&shape=oval'))).toBeNull();
  expect(formAddress(of('carat_from=много&carat_to='))).toBeNull();
  expect(formAddress(of('colour_from=лучший&colour_to='))).toBeNull();
});

test('grades are written with an open end', () => {
  expect(writtenGrades({ from: 'D', to: 'H' })).toBe('D-H');
  expect(writtenGrades({ from: null, to: 'H' })).toBe('-H');
  expect(writtenGrades({ from: null, to: null })).toBeNull();
});

test('another scale drops the grades of this one and keeps the rest', () => {
  expect(inScale(of('shape=oval&colour=2-5&carat=0.7-&page=3'), 'gia')).toBe(
    '?shape=oval&carat=0.7-&scale=gia',
  );
  expect(inScale(of('scale=gia&clarity=VS1-'), 'ru')).toBe('');
});

test('what another scale drops is named to the shopper', () => {
  expect(gradesDropped(of('shape=oval&colour=2-5&clarity=-VS1'))).toEqual(['colour', 'clarity']);
  expect(scaleChangeText(['colour'])).toBe('Границы оценок у\u00A0шкал разные: выбор снят\u00A0— цвет');
  expect(scaleChangeText(['colour', 'quality'])).toContain('цвет, качество огранки');
  expect(gradesDropped(of('shape=oval&carat=1-'))).toEqual([]);
});

test('links name the scale that the page shows', () => {
  expect(withKey(withScale(of('shape=oval'), 'gia'), 'here', '1')).toBe('?shape=oval&here=1&scale=gia');
  expect(withKey(withScale(of('scale=gia'), 'ru'), 'here', '1')).toBe('?here=1');
});

test('a setting that a stone is chosen for is kept by every link', () => {
  const search = of('shape=oval&setting=avrora-white-gold&here=1');
  expect(withoutFilters(search)).toBe('?setting=avrora-white-gold');
  expect(hasFilters(of('setting=avrora-white-gold'))).toBe(false);
  expect(withoutFilters(of('shape=oval&size=5.6-6&setting=avrora'))).toBe('?setting=avrora&size=5.6-6');
  expect(withoutFilters(of('shape=oval&size=5.6-6'))).toBe('');
  expect(stoneQuery(of('setting=avrora&size=5.6-6'))).toMatchObject({ setting: 'avrora', size: '5.6-6' });
});

test('sort, view, scale and page are not filters', () => {
  expect(hasFilters(of('scale=gia&sort=colour&view=cards&page=2'))).toBe(false);
  expect(hasFilters(of('here=1'))).toBe(true);
  expect(withoutFilters(of('here=1&shape=oval&scale=gia&sort=colour&page=2'))).toBe('?scale=gia&sort=colour');
});
