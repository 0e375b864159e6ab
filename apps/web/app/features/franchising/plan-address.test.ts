import { expect, test } from 'vitest';
import { planAddress, planIn, readPlan } from './plan-address.ts';
import { findSalonCity } from '@yahont/values/leads/salon-city.ts';

const city = (name: string, population: number) => ({
  name,
  where: '',
  population,
  storeCount: 0,
  x: 0,
  y: 0,
});
const CITIES = [city('Орёл', 303_000), city('Тверь', 416_000), city('Тула', 473_000), city('Тулун', 40_000)];

test('an address keeps a plan', () => {
  const plan = { city: 'Орёл', area: 60, rent: 2500, investment: 20_000_000 };
  expect(readPlan(new URLSearchParams(planAddress(plan)))).toEqual(plan);
});

test('what is missing, no number or out of bounds is a usual value', () => {
  expect(readPlan(new URLSearchParams())).toEqual({
    city: 'Рязань',
    area: 80,
    rent: 3500,
    investment: 28_500_000,
  });
  const odd = readPlan(new URLSearchParams('area=9999&rent=-5&investment=много&city='));
  expect(odd).toEqual({ city: '', area: 160, rent: 1000, investment: 56_500_000 });
});

test('a city is found by its name or a beginning that only one has', () => {
  expect(findSalonCity(CITIES, ' орел ')?.name).toBe('Орёл');
  expect(findSalonCity(CITIES, 'Тв')?.name).toBe('Тверь');
  expect(findSalonCity(CITIES, 'Тула')?.name).toBe('Тула');
  expect(findSalonCity(CITIES, 'Ту')).toBeNull();
  expect(findSalonCity(CITIES, 'Т')).toBeNull();
  expect(planIn(CITIES, readPlan(new URLSearchParams('city=Париж')))).toBeNull();
});
