import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { makeStoneCard } from '#app/shop/stones/testing/make-stone-card.ts';
import { kopecks } from '@yahont/values/money.ts';

/** The stone of the certificate МГУ 24-118407, with the changes that a test makes. */
export function makeStone(changed: Partial<StonePage> = {}): StonePage {
  return {
    ...makeStoneCard({ cheaperThan: 82 }),
    state: 'available',
    uin: '1603582005213346',
    laboratoryFacts: { fullName: 'Геммологический центр МГУ', place: 'Москва', scale: 'ru', checkUrl: null },
    issuedOn: '2026-09-12',
    inscription: 'МГУ 24-118407',
    gemmologist: '',
    inclusions: [{ side: 'crown', kind: 'crystal', x: 30, y: -20 }],
    girdle10: 35,
    crownAngle10: 345,
    pavilionAngle10: 408,
    instalment: null,
    waysAboveCard: null,
    bonus: 6438,
    similar: {
      count: 671,
      caratMilliFrom: 680,
      caratMilliTo: 740,
      colours: ['2', '3', '4'],
      clarities: ['3', '4', '5'],
      quality: 'А',
      cheaperThan: 82,
      averagePerCarat: kopecks(33_950_040),
      prices: { min: 18_000_000, max: 33_000_000, counts: [1, 4, 9, 5] },
      diameters: null,
    },
    alike: [],
    settings: { total: 0, advised: [] },
    ...changed,
  };
}
