/** SPEC 9.9: seconds and milliseconds of the callback. */
export const COUNTDOWN_SECONDS = 28;
const ENDING_SECONDS = 5;
const AUTO_OPEN_MS = 30_000;
/** How soon a busy shopper is checked again. */
const RETRY_MS = 1000;
/** How long it leaves a shopper alone who was busy: the answer to one question must not bring the next. */
const REST_MS = 3000;
const CLOSE_AFTER_MS = 3000;
const RESET_AFTER_MS = 400;

/** Whether the panel may open by itself: now, later when the shopper is free, or never during this visit. */
export type Chance = 'now' | 'later' | 'never';

/** Progress of the request for a call. All times are milliseconds of one clock. */
export type CallRequest =
  | { step: 'idle' }
  /** `heldAt`: the captcha shows a question, and the countdown is paused since then. */
  | { step: 'counting'; endsAt: number; heldAt: number | null; isSuccess: boolean }
  | { step: 'finished'; closesAt: number; isSuccess: boolean };

export type CallbackState = {
  now: number;
  isOpen: boolean;
  /** It opened by itself, not by a press. */
  isByItself: boolean;
  request: CallRequest;
  /** The phone as typed. */
  phone: string;
  /** The phone as `+79161234567`; null while it is not a valid mobile number. */
  number: string | null;
  /** When it opens by itself; null when it was already open during this visit. */
  opensAt: number | null;
  /** When the shopper was last found busy while it was about to open. */
  busyAt: number | null;
  /** After closing: when the state is reset. */
  resetsAt: number | null;
  /** Incremented with each reset, so that a late answer to an earlier request is ignored. */
  round: number;
};

export type CallbackEvent =
  | { type: 'tick'; now: number; chance: Chance }
  | { type: 'opened'; now: number }
  | { type: 'closed'; now: number }
  | { type: 'typed'; phone: string; number: string | null }
  | { type: 'submitted'; now: number }
  /** The captcha shows a question to the shopper, or has hidden it. */
  | { type: 'questioned'; round: number; isVisible: boolean; now: number }
  /** The shopper closed the captcha's question. */
  | { type: 'withdrawn'; round: number }
  | { type: 'answered'; round: number; isSuccess: boolean };

/** The state on a page that was loaded at `loadedAt`, while the service is active. */
export function initialState(loadedAt: number): CallbackState {
  return {
    now: loadedAt,
    isOpen: false,
    isByItself: false,
    request: { step: 'idle' },
    phone: '',
    number: null,
    opensAt: loadedAt + AUTO_OPEN_MS,
    busyAt: null,
    resetsAt: null,
    round: 0,
  };
}

/** The state after an event; a pure function. */
export function nextState(state: CallbackState, event: CallbackEvent): CallbackState {
  switch (event.type) {
    case 'tick':
      return tick({ ...state, now: event.now }, event.chance);
    case 'opened':
      return {
        ...(state.resetsAt === null ? state : reset(state)),
        now: event.now,
        isOpen: true,
        isByItself: false,
        opensAt: null,
      };
    case 'closed':
      return close({ ...state, now: event.now });
    case 'typed':
      return state.request.step === 'idle' ? { ...state, phone: event.phone, number: event.number } : state;
    case 'submitted':
      return canSubmit(state) ? startCounting({ ...state, now: event.now }) : state;
    case 'questioned':
      return event.round === state.round ? hold(state, event) : state;
    case 'withdrawn':
      // Closing the panel cancels too, but then the panel keeps its look until it has faded out and is reset.
      return state.isOpen && event.round === state.round && state.request.step === 'counting'
        ? { ...state, request: { step: 'idle' } }
        : state;
    case 'answered':
      return event.round === state.round && state.request.step !== 'idle'
        ? { ...state, request: { ...state.request, isSuccess: event.isSuccess } }
        : state;
  }
}

/** SPEC 5.4: the form can be sent only with a valid phone, and not while a call is already requested. */
export function canSubmit({ isOpen, request, number }: CallbackState): boolean {
  return isOpen && request.step === 'idle' && number !== null;
}

/** Whole seconds until the call, 28 to 1. */
export function secondsLeft({ request, now }: CallbackState): number {
  if (request.step !== 'counting') return COUNTDOWN_SECONDS;
  const left = Math.ceil((request.endsAt - (request.heldAt ?? now)) / 1000);
  return Math.min(COUNTDOWN_SECONDS, Math.max(1, left));
}

/** Whether it is the last five seconds. */
export function isEnding(state: CallbackState): boolean {
  return state.request.step === 'counting' && secondsLeft(state) <= ENDING_SECONDS;
}

/** When the state changes next because of the clock; null when only an event can change it. */
export function wakesAt(state: CallbackState): number | null {
  const moments = [state.opensAt, state.resetsAt, requestWakesAt(state)].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

function requestWakesAt(state: CallbackState): number | null {
  const { request, isOpen } = state;
  if (request.step === 'counting' && request.heldAt === null)
    return request.endsAt - (secondsLeft(state) - 1) * 1000;
  return request.step === 'finished' && isOpen ? request.closesAt : null;
}

function tick(state: CallbackState, chance: Chance): CallbackState {
  const { now, request, opensAt, resetsAt } = state;
  if (resetsAt !== null && now >= resetsAt) return reset(state);
  if (opensAt !== null && now >= opensAt) return openByItself(state, chance);
  if (request.step === 'counting' && request.heldAt === null && now >= request.endsAt) {
    const { isSuccess } = request;
    return { ...state, request: { step: 'finished', isSuccess, closesAt: now + CLOSE_AFTER_MS } };
  }
  return request.step === 'finished' && state.isOpen && now >= request.closesAt ? close(state) : state;
}

function openByItself(state: CallbackState, chance: Chance): CallbackState {
  const { now } = state;
  if (chance === 'later') return { ...state, opensAt: now + RETRY_MS, busyAt: now };
  if (chance === 'now' && state.busyAt !== null && now < state.busyAt + REST_MS)
    return { ...state, opensAt: state.busyAt + REST_MS };
  const isOpen = chance === 'now';
  return { ...state, isOpen, isByItself: isOpen, opensAt: null };
}

function startCounting(state: CallbackState): CallbackState {
  const endsAt = state.now + COUNTDOWN_SECONDS * 1000;
  return { ...state, request: { step: 'counting', endsAt, heldAt: null, isSuccess: false } };
}

function hold(state: CallbackState, { isVisible, now }: { isVisible: boolean; now: number }): CallbackState {
  const { request } = state;
  if (request.step !== 'counting') return state;
  if (isVisible)
    return request.heldAt === null ? { ...state, now, request: { ...request, heldAt: now } } : state;
  if (request.heldAt === null) return state;
  return {
    ...state,
    now,
    request: { ...request, endsAt: request.endsAt + now - request.heldAt, heldAt: null },
  };
}

function close(state: CallbackState): CallbackState {
  return state.isOpen ? { ...state, isOpen: false, resetsAt: state.now + RESET_AFTER_MS } : state;
}

function reset(state: CallbackState): CallbackState {
  return {
    ...state,
    request: { step: 'idle' },
    phone: '',
    number: null,
    resetsAt: null,
    round: state.round + 1,
  };
}
