import { setTimeout as delay } from 'node:timers/promises';
import { startFakeYookassa, type FakeYookassa } from '@yahont/api/adapters/yookassa/testing/fake-yookassa.ts';

export const BANK_KEYS = { shopId: '100500', secretKey: 'a secret of the bench' };
/** An address of YooKassa's network. */
const THEIRS = '185.71.76.5';

export type Bank = Pick<FakeYookassa, 'payments' | 'url'> & { stop: () => Promise<void> };

/** A bank whose buyers pay at once; its notices are repeated until the shop takes them. */
export async function startBank(shop: () => string): Promise<Bank> {
  const bank = await startFakeYookassa(BANK_KEYS);
  const seen = new Set<string>();
  let isOpen = true;
  const announce = async (id: string): Promise<void> => {
    while (isOpen) {
      const isTaken = await fetch(`${shop()}/api/payment/webhooks/yookassa`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': THEIRS },
        body: JSON.stringify({
          type: 'notification',
          event: 'payment.succeeded',
          object: { id, status: 'succeeded' },
        }),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isTaken) return;
      await delay(300);
    }
  };
  const watching = (async () => {
    while (isOpen) {
      for (const id of bank.payments.keys()) {
        if (seen.has(id)) continue;
        seen.add(id);
        bank.succeed(id);
        void announce(id);
      }
      await delay(30);
    }
  })();
  return {
    payments: bank.payments,
    url: bank.url,
    stop: async () => {
      isOpen = false;
      await watching;
      await bank.stop();
    },
  };
}
