import type { Kind, Metal } from '@yahont/contracts/catalogue/jewellery.ts';

type MetalWords = {
  nominative: string;
  genitive: string;
  instrumental: string;
  prepositional: string;
  articleEnding: string;
};

export const metalWords: Record<Metal, MetalWords> = {
  'white-gold': {
    nominative: 'белое золото',
    genitive: 'белого золота',
    instrumental: 'белым золотом',
    prepositional: 'белом золоте',
    articleEnding: '0100',
  },
  'yellow-gold': {
    nominative: 'жёлтое золото',
    genitive: 'жёлтого золота',
    instrumental: 'жёлтым золотом',
    prepositional: 'жёлтом золоте',
    articleEnding: '0200',
  },
  'rose-gold': {
    nominative: 'розовое золото',
    genitive: 'розового золота',
    instrumental: 'розовым золотом',
    prepositional: 'розовом золоте',
    articleEnding: '0300',
  },
  'mixed-gold': {
    nominative: 'розовое и белое золото',
    genitive: 'розового и белого золота',
    instrumental: 'розовым и белым золотом',
    prepositional: 'розовом и белом золоте',
    articleEnding: '0400',
  },
  platinum: {
    nominative: 'платина',
    genitive: 'платины',
    instrumental: 'платиной',
    prepositional: 'платине',
    articleEnding: '0500',
  },
  silver: {
    nominative: 'серебро',
    genitive: 'серебра',
    instrumental: 'серебром',
    prepositional: 'серебре',
    articleEnding: '0600',
  },
};

export const articleStart: Record<Kind, string> = {
  ring: '10',
  earrings: '20',
  pendant: '30',
  chain: '40',
  bracelet: '50',
  brooch: '60',
  necklace: '70',
  cufflinks: '80',
};

/**
 * Cost of work and weight of the alloy relative to yellow gold: rhodium plating costs extra, and white alloy is
 * slightly denser.
 */
export const siblingMetals = {
  yellow: { metal: 'yellow-gold', priceFactor: 1, weightFactor: 1 },
  rose: { metal: 'rose-gold', priceFactor: 1.01, weightFactor: 0.99 },
  white: { metal: 'white-gold', priceFactor: 1.03, weightFactor: 1.03 },
} as const satisfies Record<string, { metal: Metal; priceFactor: number; weightFactor: number }>;

export type GoldColour = keyof typeof siblingMetals;

/** The colour of a gold; null for other metals. */
export function goldColourOf(metal: Metal): GoldColour | null {
  if (metal === 'yellow-gold') return 'yellow';
  if (metal === 'rose-gold') return 'rose';
  return metal === 'white-gold' ? 'white' : null;
}
