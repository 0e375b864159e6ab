import type { OfficeReturn, OfficeReturnRow } from '@yahont/contracts/office/returns.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import type { Step } from '#app/parts/facts/steps.tsx';
import type { HistoryEntry } from '#app/parts/facts/history.tsx';
import { storeText, type StoreName } from '#app/lib/people/stores.ts';
import { calendarText, momentText } from '#app/lib/words/moments.ts';
import { RETURN_STATE } from '#app/lib/words/returns.ts';

const DAY = 86_400_000;
/** The last third of the ten days of the law. */
const SOON_DAYS = 3;

type Left = { text: string; tone: 'usual' | 'warn' | 'late' };

/** The clock of the ten days: «ещё 6 дней», «сегодня», «просрочено 2 дня»; a closed return has none. */
export function leftOf(
  { moneyBy, state }: Pick<OfficeReturnRow, 'moneyBy' | 'state'>,
  now: Date,
): Left | null {
  if (CLOSED.has(state)) return null;
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const left = Math.round((new Date(`${moneyBy}T00:00:00`).getTime() - today.getTime()) / DAY);
  if (left < 0) return { text: `просрочено ${countOf(-left, DAYS)}`, tone: 'late' };
  if (left === 0) return { text: 'сегодня', tone: 'late' };
  return { text: `ещё ${countOf(left, DAYS)}`, tone: left <= SOON_DAYS ? 'warn' : 'usual' };
}

const DAYS = ['день', 'дня', 'дней'] as const;
const CLOSED = new Set<OfficeReturnRow['state']>(['refunded', 'refused', 'withdrawn']);

export const isClosed = (state: OfficeReturnRow['state']): boolean => CLOSED.has(state);

/** How it comes back: «Петровка, 11», «курьер, склад», «почта» */
export function wayText(
  { way, storeId }: Pick<OfficeReturnRow, 'way' | 'storeId'>,
  stores: readonly StoreName[] | undefined,
): string {
  const place = storeText(storeId, stores);
  return { store: place, courier: `курьер, ${place}`, post: 'почта, склад' }[way];
}

const WAY = [
  { name: 'Заявка', states: ['requested'] },
  { name: 'Ждём', states: ['approved', 'on-its-way'] },
  { name: 'Принято', states: ['received'] },
  { name: 'Проверка', states: ['checked'] },
  { name: 'Деньги', states: ['refunded'] },
] as const;

export function stepsOf({ state, history, moneyBy }: OfficeReturn, now: Date): readonly Step[] {
  const here = WAY.findIndex(({ states }) => states.some((one) => one === state));
  return WAY.map(({ name, states }, place): Step => {
    const event = history.findLast((past) => states.some((one) => one === past.state));
    const due = name === 'Деньги' && event === undefined ? untilText(moneyBy, now) : undefined;
    return {
      name,
      note: event === undefined ? due : momentText(event.at, now),
      state: stateOf({ place, here, isPast: event !== undefined }),
    };
  });
}

/** «до 10 декабря», «сегодня» */
function untilText(date: string, now: Date): string {
  const day = calendarText(date, now);
  return /\d/.test(day) ? `до ${day}` : day;
}

function stateOf({ place, here, isPast }: { place: number; here: number; isPast: boolean }): Step['state'] {
  if (here === -1) return isPast ? 'was' : 'next';
  if (place === here) return 'now';
  return place < here ? 'was' : 'next';
}

export function historyOf({ history }: OfficeReturn, now: Date): readonly HistoryEntry[] {
  return history
    .map((event, place): HistoryEntry => ({
      key: `${event.at}.${place}`,
      time: momentText(event.at, now),
      what: RETURN_STATE[event.state].name,
      who: event.staffName ?? (event.actorKind === 'system' ? 'система' : 'покупатель'),
      tone: toneOf(event),
    }))
    .toReversed();
}

function toneOf({ state, staffName }: OfficeReturn['history'][number]): HistoryEntry['tone'] {
  if (state === 'refused') return 'bad';
  return staffName === null ? 'other' : 'own';
}
