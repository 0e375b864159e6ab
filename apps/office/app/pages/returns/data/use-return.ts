import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OfficeReturn, OfficeReturnRow } from '@yahont/contracts/office/returns.ts';
import { call, codeOf, refusalOf } from '#app/lib/calls/call.ts';
import {
  getOfficeReturn,
  listOfficeReturns,
  payPostage,
  receiveReturn,
} from '#app/lib/calls/routes/returns.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { RETURN_STATE } from '#app/lib/words/returns.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { ReturnFilters } from './filters.ts';

const RETURNS_KEY = ['returns'] as const;
const returnKey = (id: number) => ['return', id] as const;
const EVERY_MS = 15_000;
const idOf = ({ id }: OfficeReturnRow): number => id;

export function useReturns(filters: ReturnFilters, isLive = true) {
  return useCursorList({
    key: [...RETURNS_KEY, filters],
    read: (after: number | undefined, signal) =>
      call(listOfficeReturns, { query: { ...filters, after } }, { signal }),
    idOf,
    isLive,
  });
}

/** One return, read again every 15 seconds and when the window gets the focus. */
export function useReturn(id: number | null) {
  return useQuery({
    queryKey: ['return', id],
    queryFn: ({ signal }) => call(getOfficeReturn, { params: { id } }, { signal }),
    enabled: id !== null,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function useReturnDeeds() {
  const cache = useQueryClient();
  const keep = useCallback(
    (one: OfficeReturn) => {
      cache.setQueryData(returnKey(one.id), one);
      void cache.invalidateQueries({ queryKey: RETURNS_KEY });
    },
    [cache],
  );
  const explain = useCallback((error: unknown, id: number) => explainRefusal(cache, error, id), [cache]);
  return { keep, explain };
}

const WORDS: Readonly<Record<string, string>> = {
  'wrong-piece':
    'Это другое изделие, не из этого возврата. Не принимайте его: сверьте УИН на бирке и в заказе.',
  'unknown-store': 'Такого магазина больше нет. Выберите другой.',
  'pieces-differ': 'Состав возврата изменился. Посмотрите изделия ещё раз.',
  'no-cash-due': 'Наличными отдавать нечего: их уже выдали или деньги ушли иначе.',
  'no-postage-asked': 'Покупатель не просил вернуть почтовые расходы.',
  'postage-paid': 'Почтовые расходы уже возмещены.',
  'not-decided': 'Сначала решите по возврату: почту возмещают, когда брак подтверждён.',
};

/** A refusal in words; when a colleague was faster, what they did. */
async function explainRefusal(cache: QueryClient, error: unknown, id: number): Promise<string> {
  if (codeOf(error) !== 'illegal-move') return refusedText(error);
  const now = await cache
    .fetchQuery({
      queryKey: returnKey(id),
      queryFn: ({ signal }) => call(getOfficeReturn, { params: { id } }, { signal }),
      staleTime: 0,
    })
    .catch(() => null);
  const last = now?.history.at(-1);
  if (last === undefined) return refusedText(error);
  return `Возврат уже изменился. ${RETURN_STATE[last.state].name} ${momentText(last.at, new Date())}, ${last.staffName ?? 'покупатель'}.`;
}

export function refusedText(error: unknown): string {
  const scanned = refusalOf(
    receiveReturn,
    { 'illegal-move': true, 'not-all-scanned': true, 'unknown-store': true },
    error,
  );
  if (scanned?.code === 'not-all-scanned')
    return `Осталось отсканировать: ${scanned.facts.left}. Примите возврат, когда все бирки сверены.`;
  const postage = refusalOf(
    payPostage,
    { 'no-postage-asked': true, 'postage-paid': true, 'not-decided': true, 'too-much': true },
    error,
  );
  if (postage?.code === 'too-much')
    return `Больше ${formatRoubles(postage.facts.most)} возместить нельзя. Впишите меньшую сумму.`;
  return WORDS[codeOf(error)] ?? failureText(error);
}
