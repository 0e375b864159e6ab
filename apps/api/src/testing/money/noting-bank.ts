import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import type { Refund, RefundAnswer } from '#src/domains/buying/payment/provider.ts';

type DemoBankContext = Parameters<typeof createDemoBank>[0];

/**
 * The demo bank, which also writes down what it was asked to give back.
 * @param asked gets every refund that was asked for, the oldest first
 * @param afterwards runs when a refund was made; what it throws is an answer that got lost
 */
export function notingBank(asked: Refund[], afterwards: () => void = () => undefined) {
  return (context: DemoBankContext): ReturnType<typeof createDemoBank> => {
    const bank = createDemoBank(context);
    const refund = async (request: Refund): Promise<RefundAnswer> => {
      asked.push(request);
      const answer = await bank.refund(request);
      afterwards();
      return answer;
    };
    return { ...bank, refund };
  };
}
