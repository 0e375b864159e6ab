/** Smaller cities are too small for a salon, people. */
const SMALLEST_CITY = 100_000;

/** Whether a salon may be opened in a city, or is open there already. */
export function isSalonCity({ population, storeCount }: { population: number; storeCount: number }): boolean {
  return population >= SMALLEST_CITY || storeCount > 0;
}

/** What an applicant chooses. Sums are whole roubles: the model is an estimate and knows no kopecks. */
export type SalonPlan = {
  /** People of the city. */
  population: number;
  /** Floor area, m². */
  area: number;
  /** Rent of a square metre a month. */
  rent: number;
  /** Money put into the salon before it opens. */
  investment: number;
};

/**
 * Every coefficient of the model, as the page shows them. They are those of an average salon of the house, not a promise of
 * any particular one.
 */
export const SALON_MODEL = {
  /** The day of the coefficients. */
  asOf: '2026-11-01',
  /** Purchases a day on a square metre, before the factor of the city. */
  purchasesPerMetre: 0.1375,
  /** Average receipt, roubles. */
  receipt: 18_400,
  daysInMonth: 30,
  /** Share of the receipt that is left after the goods are paid for. */
  grossShare: 0.42,
  royaltyShare: 0.03,
  advertisingShare: 0.015,
  /** Share of the receipt that is left after the cost of the goods. */
  wages: 520_000,
  wagesPerMetre: 4000,
  /** Guards, insurance, cash desk, power on a square metre a month, roubles. */
  upkeepPerMetre: 1200,
  /** Share of buyers in the first months. */
  start: [0.35, 0.5, 0.7, 0.85],
  /** Investment per square metre, and the part that does not depend on the area, roubles. */
  investmentPerMetre: 350_000,
  investmentBase: 500_000,
  /** How the size of a city changes the number of buyers: cities below `below` people. */
  cities: [
    { below: 250_000, factor: 0.78 },
    { below: 500_000, factor: 0.9 },
    { below: 1_000_000, factor: 1 },
    { below: Infinity, factor: 1.12 },
  ],
} as const;

/** Bounds of what can be chosen, both included. */
export const PLAN_BOUNDS = {
  area: { min: 40, max: 160, step: 5 },
  rent: { min: 1000, max: 9000, step: 100 },
  investment: { min: 10_000_000, max: 80_000_000, step: 500_000 },
} as const;

/** Months that the model looks ahead. */
const HORIZON = 84;

export type Payback = {
  /** Monthly revenue of an established salon before taxes, roubles. */
  revenue: number;
  profit: number;
  purchasesPerDay: number;
  /** The month by the end of which the investment is recovered; null when it is not within seven years. */
  month: number | null;
  /** Sum of all months so far, from month 0: minus the investment. Roubles. */
  cumulative: readonly number[];
};

/** When an investment in a salon pays back, by the model. */
export function payback({ population, area, rent, investment }: SalonPlan): Payback {
  const model = SALON_MODEL;
  const purchasesPerDay = area * model.purchasesPerMetre * factorOf(population);
  const costs = model.wages + area * (model.wagesPerMetre + model.upkeepPerMetre + rent);
  const margin = model.grossShare - model.royaltyShare - model.advertisingShare;
  const full = purchasesPerDay * model.daysInMonth * model.receipt;
  const profitOf = (share: number) => full * share * margin - costs;

  const cumulative = [-investment];
  for (let month = 1; month <= HORIZON; month += 1) {
    const share = model.start[month - 1] ?? 1;
    cumulative.push((cumulative.at(-1) ?? 0) + profitOf(share));
  }
  const month = cumulative.findIndex((sum) => sum >= 0);
  return {
    revenue: Math.round(full),
    profit: Math.round(profitOf(1)),
    purchasesPerDay,
    month: month === -1 ? null : month,
    cumulative: cumulative.map(Math.round),
  };
}

/** The investment that the shop expects for an area, roubles, within the bounds and in whole steps. */
export function usualInvestment(area: number): number {
  const { min, max, step } = PLAN_BOUNDS.investment;
  const sum = SALON_MODEL.investmentBase + area * SALON_MODEL.investmentPerMetre;
  return Math.min(max, Math.max(min, Math.round(sum / step) * step));
}

function factorOf(population: number): number {
  return SALON_MODEL.cities.find(({ below }) => population < below)?.factor ?? 1;
}
