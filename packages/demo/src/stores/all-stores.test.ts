import { expect, test } from 'vitest';
import { demoStores } from './all-stores.ts';
import { facades } from './facades.ts';

const stores = demoStores(new Date('2026-11-23T09:00:00Z'));

test('every store has a way to it and its own shop front, and no other store has one', () => {
  for (const { code, directions } of stores) {
    expect(directions.steps.length, code).toBeGreaterThan(1);
    expect(directions.parking, code).not.toBe('');
  }
  expect(Object.keys(facades).toSorted()).toEqual(stores.map(({ code }) => code).toSorted());
});

test('a store beside a metro station has its exit, one in a shopping centre its floor', () => {
  for (const { code, metro, directions, facade } of stores) {
    expect(directions.exit !== '', code).toBe(metro !== '');
    expect(directions.floor !== '', code).toBe(facade.building === 'mall');
  }
});

test('shop fronts of one city are all different', () => {
  for (const list of Map.groupBy(stores, ({ cityTranslit }) => cityTranslit).values()) {
    const drawn = list.map(({ facade }) => JSON.stringify(facade));
    expect(new Set(drawn).size, list[0]?.cityTranslit).toBe(drawn.length);
  }
});

test('New Year and the eighth of March are announced, events are on Saturdays to come', () => {
  for (const { code, specialDays, events } of stores) {
    const dates = specialDays.map(({ date }) => date);
    expect(dates, code).toEqual(expect.arrayContaining(['2026-12-31', '2027-01-01', '2027-03-08']));
    expect(events.length, code).toBeGreaterThan(0);
    for (const { date } of events) {
      expect(date > '2026-11-23', code).toBe(true);
      expect(new Date(date).getUTCDay(), code).toBe(6);
    }
  }
});
