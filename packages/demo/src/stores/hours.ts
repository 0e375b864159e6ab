import type { ImportStore } from '@yahont/contracts/stores/stores.ts';

type Opening = Pick<ImportStore, 'hours' | 'hoursText'>;

function hourText(time: string): string {
  return time.replace(/^0/, '').replace(':00', '');
}

/** The same hours on all seven days. */
export function everyDay(from: string, to: string): Opening {
  return {
    hours: Array.from({ length: 7 }, () => ({ from, to })),
    hoursText: `ежедневно с ${hourText(from)} до ${hourText(to)}`,
  };
}

/** Shorter hours on Sunday. */
export function shortSunday(from: string, to: string, sundayFrom: string, sundayTo: string): Opening {
  const weekday = { from, to };
  return {
    hours: [...Array.from({ length: 6 }, () => ({ ...weekday })), { from: sundayFrom, to: sundayTo }],
    hoursText: `пн–сб с ${hourText(from)} до ${hourText(to)}, вс с ${hourText(sundayFrom)} до ${hourText(sundayTo)}`,
  };
}

/** Closed on Monday: the small stores where the gemmologist receives visitors. */
export function closedOnMonday(from: string, to: string): Opening {
  return {
    hours: [null, ...Array.from({ length: 6 }, () => ({ from, to }))],
    hoursText: `вт–вс с ${hourText(from)} до ${hourText(to)}, пн — выходной`,
  };
}
