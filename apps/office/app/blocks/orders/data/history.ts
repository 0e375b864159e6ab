import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { HistoryEntry } from '#app/parts/facts/history.tsx';
import { momentText } from '#app/lib/words/moments.ts';
import { changeText } from './change-text.ts';
import { actorText, eventText } from './happened.ts';

const BAD = new Set(['cancelled', 'expired']);

/** What happened with an order, the latest first. */
export function historyOf({ history }: Pick<OfficeOrder, 'history'>, now: Date): readonly HistoryEntry[] {
  return history
    .map((event, place): HistoryEntry => ({
      key: `${event.at}.${place}`,
      time: momentText(event.at, now),
      what: eventText(event),
      who: [
        event.reason === null ? actorText(event) : `${actorText(event)}: ${event.reason}`,
        ...event.changes.map((change) => changeText(change, now)),
      ].join('\n'),
      tone: toneOf(event),
    }))
    .toReversed();
}

function toneOf({ status, staffName, note }: OfficeOrder['history'][number]): HistoryEntry['tone'] {
  if (BAD.has(status) || note === 'delivery-failed') return 'bad';
  return staffName === null ? 'other' : 'own';
}
