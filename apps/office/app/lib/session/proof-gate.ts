import { useSyncExternalStore } from 'react';
import type { PROOF_PERMISSIONS } from '@yahont/contracts/office/proof/proof.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';

/** A deed that waits for a fresh proof; the answer says whether it came. */
export type AskedProof = { about: string; answer: PromiseWithResolvers<boolean> };

/** What is being done, when the page does not say it. */
const DEEDS: Readonly<Record<(typeof PROOF_PERMISSIONS)[number], string>> = {
  'payments.close-difference': 'Закрыть расхождение с оператором.',
  'payments.reconcile': 'Записать деньги или чек.',
  'money.refund': 'Вернуть деньги покупателю.',
  'returns.decide': 'Решить возврат.',
  'customers.bonus': 'Изменить бонусы покупателя.',
  'customers.export': 'Выгрузить данные покупателя.',
  'customers.erase': 'Удалить данные покупателя.',
  'approvals.decide': 'Ответить на запрос.',
  'staff.invite': 'Пригласить сотрудника.',
  'staff.roles': 'Изменить права сотрудника.',
  'staff.reset': 'Сбросить вход или уволить.',
  'settings.edit': 'Изменить порог или срок.',
};

let asked: AskedProof | null = null;
const listeners = new Set<() => void>();

/** Waits for a fresh proof, one for all calls that ask for it at once. @returns whether it was given */
export function provedAgain(
  { context }: Pick<Problem, 'context'>,
  about: string | undefined,
): Promise<boolean> {
  if (asked === null) {
    asked = { about: about ?? deedOf(context?.['permission']), answer: Promise.withResolvers() };
    tell();
  }
  return asked.answer.promise;
}

/** Lets the calls that wait go on, or gives them up. */
export function answerProof(isProved: boolean): void {
  asked?.answer.resolve(isProved);
  asked = null;
  tell();
}

export function useAskedProof(): AskedProof | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}

function deedOf(permission: unknown): string {
  const found = Object.entries(DEEDS).find(([known]) => known === permission);
  return found?.[1] ?? 'Изменить ключи своего входа.';
}

function tell(): void {
  for (const listener of listeners) listener();
}
