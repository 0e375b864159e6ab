import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { useKeys, type HotKey } from '#app/lib/keys/keys.ts';
import { say } from '#app/lib/look/toast.ts';
import { useOrderDeeds } from './use-order.ts';

type Options = {
  /** Shown afterwards. */
  said: string;
  /** Its key; null: it cannot be pressed now. */
  key: Omit<HotKey, 'run'> | null;
};

type OrderCall = { run: () => void; isPending: boolean; fault: string | undefined };

/** A step of an order that needs no fields. */
export function useOrderCall(
  id: number,
  step: () => Promise<OfficeOrder>,
  { said, key }: Options,
): OrderCall {
  const { keep, explain } = useOrderDeeds();
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: step,
    onMutate: () => setFault(undefined),
    onSuccess: (order) => {
      keep(order);
      say(said);
    },
    onError: async (error) => setFault(await explain(error, id)),
  });
  const code = key?.code;
  const shown = key?.shown ?? '';
  const does = key?.does ?? '';
  useKeys(
    useMemo(
      () => (code === undefined || isPending ? [] : [{ code, shown, does, run: () => mutate() }]),
      [code, shown, does, isPending, mutate],
    ),
  );
  return { run: () => mutate(), isPending, fault };
}
