import { PLAN_BOUNDS, usualInvestment, type SalonPlan } from '@yahont/values/leads/payback.ts';
import { findSalonCity } from '@yahont/values/leads/salon-city.ts';
import type { CountedCity } from './salon-cities.ts';

/** Keys of the calculator in the address. */
export const PLAN_KEYS = ['city', 'area', 'rent', 'investment'] as const;

/** A plan in the page's state: the city by name, as it was typed. */
export type PlanText = { city: string } & Omit<SalonPlan, 'population'>;

const FIRST = { city: 'Рязань', area: 80, rent: 3500 };

/** The plan of an average store. */
export const USUAL_PLAN: PlanText = {
  ...FIRST,
  investment: usualInvestment(FIRST.area),
};

/** Reads a plan from an address; a missing or out-of-range value becomes the nearest valid one. */
export function readPlan(params: URLSearchParams): PlanText {
  const area = within(PLAN_BOUNDS.area, params.get('area'), FIRST.area);
  return {
    city: (params.get('city') ?? FIRST.city).slice(0, 60),
    area,
    rent: within(PLAN_BOUNDS.rent, params.get('rent'), FIRST.rent),
    investment: within(PLAN_BOUNDS.investment, params.get('investment'), usualInvestment(area)),
  };
}

/** The query of a plan: `?city=Рязань&area=80&rent=3500&investment=28500000`. */
export function planAddress({ city, area, rent, investment }: PlanText): string {
  return `?${new URLSearchParams({ city, area: String(area), rent: String(rent), investment: String(investment) })}`;
}

/** How the page's query stores a plan. */
export const PLAN_QUERY = { read: readPlan, write: planAddress, keys: PLAN_KEYS };

/** The plan with the population of its city; null for an unknown city. */
export function planIn(cities: readonly CountedCity[], { city, ...plan }: PlanText): SalonPlan | null {
  const found = findSalonCity(cities, city);
  return found && { ...plan, population: found.population };
}

function within({ min, max }: { min: number; max: number }, text: string | null, usual: number): number {
  const value = Number(text?.replaceAll(/\s/g, '') || NaN);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : usual;
}
