import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallResult, OfficeCall } from '@yahont/contracts/office/calls.ts';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { endCall, listCalls, releaseCall, setLine, takeCall } from '#app/lib/calls/routes/talks.ts';
import { keepOnLine } from '#app/lib/line/line.ts';
import { heardNow } from '#app/lib/look/server-clock.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';

const CALLS_KEY = ['calls'] as const;
/** While somebody takes calls, and otherwise; a hidden page asks nothing. */
const LIVE_MS = 2500;
const IDLE_MS = 15_000;

/** Open calls with the line and the figures of today, read again and again. */
export function useCalls(isAllowed: boolean) {
  const calls = useQuery({
    queryKey: CALLS_KEY,
    queryFn: async ({ signal }) => {
      const answer = await call(listCalls, { query: { state: 'open' } }, { signal });
      return { ...answer, clock: heardNow(answer.now) };
    },
    enabled: isAllowed,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.line.people.length ?? 0) > 0 ? LIVE_MS : IDLE_MS),
  });
  const isOn = calls.data?.line.isOn;
  useEffect(() => {
    if (isOn !== undefined) keepOnLine(isOn);
  }, [isOn]);
  return calls;
}

const TAKE_REFUSALS = {
  'call-not-found': true,
  'call-taken': true,
  'call-ended': true,
  'call-in-hand': true,
} as const;
const HAND_REFUSALS = { 'call-not-found': true, 'call-not-yours': true } as const;

/** Taking, giving back and ending a call. Whatever the answer, the queue is read again. */
export function useCallWork() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: CALLS_KEY });
  const take = useMutation({
    mutationFn: (id: number) => call(takeCall, { params: { id } }),
    onError: (error) => say(takeText(error)),
    onSettled: refresh,
  });
  const release = useMutation({
    mutationFn: (id: number) => call(releaseCall, { params: { id } }),
    onSuccess: () => say('Звонок снова в очереди: его возьмёт любой на линии'),
    onError: (error) => say(handText(error)),
    onSettled: refresh,
  });
  const end = useMutation({
    mutationFn: ({ id, ...body }: { id: number; result: CallResult; at?: string }) =>
      call(endCall, { params: { id }, body }),
    onSuccess: (ended) => say(endedText(ended)),
    onError: (error) => say(handText(error)),
    onSettled: refresh,
  });
  return { take, release, end };
}

/** On the line or off it. */
export function useLine() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(setLine, { body: { isOn } }),
    onSuccess: ({ isOn }) =>
      say(isOn ? 'Вы на линии: звонки с сайта придут сюда' : 'Вы не на линии: новые звонки возьмут другие'),
    onError: (error) => say(failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: CALLS_KEY }),
  });
}

function takeText(error: unknown): string {
  const refused = refusalOf(takeCall, TAKE_REFUSALS, error);
  switch (refused?.code) {
    case 'call-taken':
      return refused.facts.by === '' ? 'Звонок уже взяли' : `Звонок уже взяли: ${refused.facts.by}`;
    case 'call-ended':
      return 'По этому звонку уже поговорили';
    case 'call-in-hand':
      return 'У вас уже есть звонок: сначала отметьте, чем он кончился';
    case 'call-not-found':
      return 'Этого звонка больше нет в очереди';
    case undefined:
      return failureText(error);
  }
}

function handText(error: unknown): string {
  const refused = refusalOf(endCall, HAND_REFUSALS, error);
  if (refused === null) return failureText(error);
  return 'Звонок уже не у вас: его вернули в очередь или взял другой';
}

function endedText({ state, tries }: OfficeCall): string {
  if (state === 'waiting') return 'Записано: звонок вернётся в очередь в срок';
  return tries > 0 ? 'Записано: больше не перезваниваем' : 'Записано: звонок закончен';
}
