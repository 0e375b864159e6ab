import { useState } from 'react';
import type { z } from 'zod';
import type { PaidOnReceipt } from '@yahont/contracts/office/orders.ts';

/** Three numbers of a receipt of the till. */
export type Fiscal = { document: string; storage: string; sign: string };

export type Payment = { by: 'cash' | 'card'; hasFiscal: boolean; fiscal: Fiscal };
export type FiscalFaults = Partial<Record<keyof Fiscal, string>>;

export const EMPTY_FISCAL: Fiscal = { document: '', storage: '', sign: '' };

const LENGTHS: Readonly<Record<keyof Fiscal, number>> = { document: 10, storage: 16, sign: 10 };

export function fiscalFaults(fiscal: Fiscal): FiscalFaults {
  const keys: readonly (keyof Fiscal)[] = ['document', 'storage', 'sign'];
  return Object.fromEntries(
    keys.flatMap((key) =>
      new RegExp(`^\\d{1,${LENGTHS[key]}}$`).test(fiscal[key].trim())
        ? []
        : [[key, `Только цифры, до ${LENGTHS[key]}`]],
    ),
  );
}

/** What is taken on receipt, and how. */
export function usePayment() {
  const [payment, setPayment] = useState<Payment>({ by: 'cash', hasFiscal: false, fiscal: EMPTY_FISCAL });
  const [faults, setFaults] = useState<FiscalFaults>({});
  return {
    payment,
    setPayment,
    faults,
    /** Null: a number is wrong and says so. */
    check: (): z.input<typeof PaidOnReceipt> | null => {
      if (!payment.hasFiscal) return { by: payment.by };
      const found = fiscalFaults(payment.fiscal);
      setFaults(found);
      return Object.keys(found).length === 0 ? { by: payment.by, fiscal: payment.fiscal } : null;
    },
  };
}

export type UsedPayment = ReturnType<typeof usePayment>;
