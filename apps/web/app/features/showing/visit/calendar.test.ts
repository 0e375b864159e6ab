import { expect, test } from 'vitest';
import { calendarFile } from './calendar.server.ts';

const ENTRY = {
  uid: '1f0c8a52-7f0b-4f6e-9d2c-6f6f3f1b2a10',
  sequence: 1,
  startsAt: '2026-11-25T11:00:00.000Z',
  endsAt: '2026-11-25T12:00:00.000Z',
  stampedAt: '2026-11-24T06:00:00.000Z',
  timezone: 3,
  kind: 'stone' as const,
  name: 'Бриллиант, круг, 0,50 ct',
  store: {
    id: 3,
    name: 'Петровка, 11',
    cityName: 'Москва',
    address: 'ул. Петровка, 11',
    metro: 'Театральная',
    phone: '+7 (495) 000-00-00',
    hoursText: 'ежедневно с 10 до 22',
  },
  position: { lat: 55.76, lon: 37.61 },
};

/** Lines of the file, with folded lines joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file has the hour of the store’s city, its address and one identity for all moves', () => {
  const lines = linesOf(calendarFile(ENTRY, { origin: 'https://yahont.ru' }));
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:1f0c8a52-7f0b-4f6e-9d2c-6f6f3f1b2a10@yahont.ru',
      'SEQUENCE:1',
      'DTSTAMP:20261124T060000Z',
      'DTSTART;TZID=Etc/GMT-3:20261125T140000',
      'DTEND;TZID=Etc/GMT-3:20261125T150000',
      'TZOFFSETTO:+0300',
      String.raw`SUMMARY:Показ в «Яхонте»: Бриллиант\, круг\, 0\,50 ct`,
      String.raw`LOCATION:«Яхонт»\, Петровка\, 11\nМосква\, ул. Петровка\, 11\, м. Театральная`,
      'GEO:55.76;37.61',
    ]),
  );
});

test.each([
  [12, 'Etc/GMT-12', '20261125T230000', '+1200'],
  [0, 'Etc/GMT', '20261125T110000', '+0000'],
])('a city %i hours ahead', (timezone, zone, start, shift) => {
  const lines = linesOf(calendarFile({ ...ENTRY, timezone }, { origin: 'http://localhost:3310' }));
  expect(lines).toContain(`DTSTART;TZID=${zone}:${start}`);
  expect(lines).toContain(`TZOFFSETFROM:${shift}`);
  expect(lines).toContain(`UID:${ENTRY.uid}@localhost:3310`);
});

test('a visit to sell gold reminds of the passport', () => {
  const gold = { ...ENTRY, kind: 'gold' as const, name: 'Оценка золота' };
  const lines = linesOf(calendarFile(gold, { origin: 'https://yahont.ru' }));
  expect(lines).toContain('SUMMARY:Оценка золота в «Яхонте»');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Возьмите паспорт.');
});
