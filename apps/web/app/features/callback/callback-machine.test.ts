import { expect, test } from 'vitest';
import {
  canSubmit,
  initialState,
  isEnding,
  nextState,
  secondsLeft,
  wakesAt,
  type CallbackEvent,
  type CallbackState,
  type Chance,
} from './callback-machine.ts';
import { typed } from './typed-phone.ts';

const LOADED = 1_000_000;
const PHONE = '+7 (916) 204-18-33';

/** A widget with a simulated clock: it wakes exactly when the machine asks for it. */
function widget(chance: () => Chance = () => 'now') {
  let state = initialState(LOADED);
  let now = LOADED;
  const send = (event: CallbackEvent): void => {
    state = nextState(state, event);
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (let at = wakesAt(state); at !== null && at <= end; at = wakesAt(state)) {
      now = at;
      send({ type: 'tick', now, chance: chance() });
    }
    now = end;
  };
  return {
    send,
    pass,
    getState: (): CallbackState => state,
    open: () => send({ type: 'opened', now }),
    close: () => send({ type: 'closed', now }),
    answer: (isSuccess: boolean) => send({ type: 'answered', round: state.round, isSuccess }),
    question: (isVisible: boolean) => send({ type: 'questioned', round: state.round, isVisible, now }),
    submit: (phone = PHONE) => {
      send(typed(phone));
      send({ type: 'submitted', now });
    },
  };
}

function counting() {
  const it = widget();
  it.open();
  it.submit();
  return it;
}

test('it opens by itself 30 seconds after the page load', () => {
  const { pass, getState } = widget();
  pass(29_999);
  expect(getState().isOpen).toBe(false);
  pass(1);
  expect(getState()).toMatchObject({ isOpen: true, isByItself: true });
});

test('what a press opens has not opened by itself, also when it had before', () => {
  const { pass, open, close, getState } = widget();
  pass(30_000);
  close();
  pass(400);
  open();
  expect(getState()).toMatchObject({ isOpen: true, isByItself: false });
});

test('it waits for a busy shopper, and opens three seconds after it last found them busy', () => {
  let chance: Chance = 'later';
  const { pass, getState } = widget(() => chance);
  pass(95_500);
  expect(getState().isOpen).toBe(false);
  chance = 'now';
  pass(2499);
  expect(getState().isOpen).toBe(false);
  pass(1);
  expect(getState().isOpen).toBe(true);
});

test('it opens by itself at most once during a visit', () => {
  const { pass, getState } = widget(() => 'never');
  pass(30_000);
  expect(getState()).toMatchObject({ isOpen: false, opensAt: null });
});

test('it opens by itself once', () => {
  const { pass, close, getState } = widget();
  pass(30_000);
  close();
  pass(600_000);
  expect(getState().isOpen).toBe(false);
});

test('it does not open by itself after the shopper has opened it', () => {
  const { pass, open, close, getState } = widget();
  open();
  close();
  pass(60_000);
  expect(getState().isOpen).toBe(false);
});

test.each([
  ['', false],
  ['+7 (916', false],
  ['+7 (416) 204-18-33', false],
  ['+7 (916) 204-18-33', true],
])('with «%s» in the field, submitting is possible: %s', (phone, isPossible) => {
  const { open, submit, getState, send } = widget();
  open();
  send(typed(phone));
  expect(canSubmit(getState())).toBe(isPossible);
  submit(phone);
  expect(getState().request.step).toBe(isPossible ? 'counting' : 'idle');
});

test('a submit starts a countdown of 28 seconds', () => {
  const { pass, getState } = counting();
  const seen = [secondsLeft(getState())];
  while (getState().request.step === 'counting') {
    pass(1000);
    if (getState().request.step === 'counting') seen.push(secondsLeft(getState()));
  }
  expect(seen).toEqual(Array.from({ length: 28 }, (_, index) => 28 - index));
});

test('the countdown ends after 28 seconds, not before', () => {
  const { pass, getState } = counting();
  pass(27_999);
  expect(getState().request.step).toBe('counting');
  pass(1);
  expect(getState().request.step).toBe('finished');
});

test('the last five seconds are the ending phase', () => {
  const { pass, getState } = counting();
  pass(22_000);
  expect([secondsLeft(getState()), isEnding(getState())]).toEqual([6, false]);
  pass(1000);
  expect([secondsLeft(getState()), isEnding(getState())]).toEqual([5, true]);
  pass(4000);
  expect([secondsLeft(getState()), isEnding(getState())]).toEqual([1, true]);
});

test('during the countdown and afterwards the form accepts neither a phone nor a submit', () => {
  const { pass, getState, submit } = counting();
  submit('+7 (999) 000-00-00');
  expect([getState().phone, canSubmit(getState())]).toEqual([PHONE, false]);
  pass(1000);
  expect(secondsLeft(getState())).toBe(27);
  pass(27_000);
  submit('+7 (999) 000-00-00');
  expect([getState().phone, getState().request.step]).toEqual([PHONE, 'finished']);
});

test.each([
  ['a success', true],
  ['a failure', false],
])('the answer is shown at the end, not before: %s', (_, isSuccess) => {
  const { pass, getState, answer } = counting();
  answer(isSuccess);
  pass(27_000);
  expect(getState().request.step).toBe('counting');
  pass(1000);
  expect(getState().request).toMatchObject({ step: 'finished', isSuccess });
});

test('an answer missing at the end counts as a failure; one that comes a moment later is still shown', () => {
  const { pass, getState, answer } = counting();
  pass(28_000);
  expect(getState().request).toMatchObject({ isSuccess: false });
  answer(true);
  expect(getState().request).toMatchObject({ step: 'finished', isSuccess: true });
});

test('it closes 3 seconds after the end and resets 400 milliseconds later', () => {
  const { pass, getState } = counting();
  pass(28_000 + 2999);
  expect(getState().isOpen).toBe(true);
  pass(1);
  expect(getState()).toMatchObject({ isOpen: false, phone: PHONE, request: { step: 'finished' } });
  pass(399);
  expect(getState()).toMatchObject({ phone: PHONE, request: { step: 'finished' } });
  pass(1);
  expect(getState()).toMatchObject({ isOpen: false, phone: '', request: { step: 'idle' } });
  expect([secondsLeft(getState()), wakesAt(getState())]).toEqual([28, null]);
});

test('closing during the countdown resets it 400 milliseconds later', () => {
  const { pass, getState, close, open } = counting();
  pass(10_000);
  close();
  pass(400);
  expect(getState()).toMatchObject({ isOpen: false, phone: '', request: { step: 'idle' } });
  expect(wakesAt(getState())).toBeNull();
  open();
  expect(secondsLeft(getState())).toBe(28);
});

test('reopened within those 400 milliseconds it has been reset', () => {
  const { pass, getState, close, open } = counting();
  close();
  pass(200);
  open();
  expect(getState()).toMatchObject({ isOpen: true, phone: '', request: { step: 'idle' } });
  pass(1000);
  expect(getState().isOpen).toBe(true);
});

test('an answer to a cancelled request changes nothing', () => {
  const { pass, getState, close, open, submit, send } = counting();
  const { round } = getState();
  close();
  pass(400);
  open();
  submit();
  send({ type: 'answered', round, isSuccess: true });
  send({ type: 'withdrawn', round });
  pass(28_000);
  expect(getState().request).toMatchObject({ step: 'finished', isSuccess: false });
});

test('the countdown is paused while the captcha shows a question', () => {
  const { pass, getState, question, answer } = counting();
  pass(3000);
  question(true);
  pass(60_000);
  expect(secondsLeft(getState())).toBe(25);
  question(false);
  answer(true);
  pass(24_999);
  expect([getState().request.step, secondsLeft(getState())]).toEqual(['counting', 1]);
  pass(1);
  expect(getState().request).toMatchObject({ step: 'finished', isSuccess: true });
});

test('a question closed without an answer brings the form back with its phone', () => {
  const { pass, getState, question, send } = counting();
  pass(3000);
  question(true);
  send({ type: 'withdrawn', round: getState().round });
  expect(getState()).toMatchObject({ isOpen: true, phone: PHONE, request: { step: 'idle' } });
  expect(canSubmit(getState())).toBe(true);
  pass(60_000);
  expect(getState().request.step).toBe('idle');
});

test('closed while the captcha works, it shows no form before the reset', () => {
  const { pass, getState, send, close } = counting();
  pass(3000);
  close();
  send({ type: 'withdrawn', round: getState().round });
  pass(399);
  expect(getState()).toMatchObject({ isOpen: false, phone: PHONE, request: { step: 'counting' } });
  pass(1);
  expect(getState()).toMatchObject({ isOpen: false, phone: '', request: { step: 'idle' } });
});

test('after the page was suspended it continues from the clock', () => {
  const { send, getState } = counting();
  send({ type: 'tick', now: LOADED + 300_000, chance: 'now' });
  expect(getState().request.step).toBe('finished');
  send({ type: 'tick', now: LOADED + 300_001, chance: 'now' });
  expect(getState()).toMatchObject({ isOpen: true, request: { step: 'finished' } });
});
