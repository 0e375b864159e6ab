import { expect, test } from 'vitest';
import { canSubmit, initialState, isEnding, nextState, secondsLeft, wakesAt } from './callback-machine.ts';
import type { CallbackEvent, CallbackState, Chance } from './callback-machine.ts';
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
    look: (): CallbackState => state,
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
  const { pass, look } = widget();
  pass(29_999);
  expect(look().isOpen).toBe(false);
  pass(1);
  expect(look().isOpen).toBe(true);
});

test('it waits for a busy shopper, and opens within a second after they are free', () => {
  let chance: Chance = 'later';
  const { pass, look } = widget(() => chance);
  pass(95_500);
  expect(look().isOpen).toBe(false);
  chance = 'now';
  pass(499);
  expect(look().isOpen).toBe(false);
  pass(1);
  expect(look().isOpen).toBe(true);
});

test('it opens by itself at most once during a visit', () => {
  const { pass, look } = widget(() => 'never');
  pass(30_000);
  expect(look()).toMatchObject({ isOpen: false, opensAt: null });
});

test('it opens by itself once', () => {
  const { pass, close, look } = widget();
  pass(30_000);
  close();
  pass(600_000);
  expect(look().isOpen).toBe(false);
});

test('it does not open by itself after the shopper has opened it', () => {
  const { pass, open, close, look } = widget();
  open();
  close();
  pass(60_000);
  expect(look().isOpen).toBe(false);
});

test.each([
  ['', false],
  ['+7 (916', false],
  ['+7 (416) 204-18-33', false],
  ['+7 (916) 204-18-33', true],
])('with «%s» in the field, submitting is possible: %s', (phone, isPossible) => {
  const { open, submit, look, send } = widget();
  open();
  send(typed(phone));
  expect(canSubmit(look())).toBe(isPossible);
  submit(phone);
  expect(look().wish.step).toBe(isPossible ? 'counting' : 'idle');
});

test('a submit starts a countdown of 28 seconds', () => {
  const { pass, look } = counting();
  const seen = [secondsLeft(look())];
  while (look().wish.step === 'counting') {
    pass(1000);
    if (look().wish.step === 'counting') seen.push(secondsLeft(look()));
  }
  expect(seen).toEqual(Array.from({ length: 28 }, (_, index) => 28 - index));
});

test('the countdown ends after 28 seconds, not before', () => {
  const { pass, look } = counting();
  pass(27_999);
  expect(look().wish.step).toBe('counting');
  pass(1);
  expect(look().wish.step).toBe('finished');
});

test('the last five seconds are the ending phase', () => {
  const { pass, look } = counting();
  pass(22_000);
  expect([secondsLeft(look()), isEnding(look())]).toEqual([6, false]);
  pass(1000);
  expect([secondsLeft(look()), isEnding(look())]).toEqual([5, true]);
  pass(4000);
  expect([secondsLeft(look()), isEnding(look())]).toEqual([1, true]);
});

test('during the countdown and afterwards the form accepts neither a phone nor a submit', () => {
  const { pass, look, submit } = counting();
  submit('+7 (999) 000-00-00');
  expect([look().phone, canSubmit(look())]).toEqual([PHONE, false]);
  pass(1000);
  expect(secondsLeft(look())).toBe(27);
  pass(27_000);
  submit('+7 (999) 000-00-00');
  expect([look().phone, look().wish.step]).toEqual([PHONE, 'finished']);
});

test.each([
  ['a success', true],
  ['a failure', false],
])('the answer is shown at the end, not before: %s', (_, isSuccess) => {
  const { pass, look, answer } = counting();
  answer(isSuccess);
  pass(27_000);
  expect(look().wish.step).toBe('counting');
  pass(1000);
  expect(look().wish).toMatchObject({ step: 'finished', isSuccess });
});

test('an answer missing at the end counts as a failure; one that comes a moment later is still shown', () => {
  const { pass, look, answer } = counting();
  pass(28_000);
  expect(look().wish).toMatchObject({ isSuccess: false });
  answer(true);
  expect(look().wish).toMatchObject({ step: 'finished', isSuccess: true });
});

test('it closes 3 seconds after the end and resets 400 milliseconds later', () => {
  const { pass, look } = counting();
  pass(28_000 + 2999);
  expect(look().isOpen).toBe(true);
  pass(1);
  expect(look()).toMatchObject({ isOpen: false, phone: PHONE, wish: { step: 'finished' } });
  pass(399);
  expect(look()).toMatchObject({ phone: PHONE, wish: { step: 'finished' } });
  pass(1);
  expect(look()).toMatchObject({ isOpen: false, phone: '', wish: { step: 'idle' } });
  expect([secondsLeft(look()), wakesAt(look())]).toEqual([28, null]);
});

test('closing during the countdown resets it 400 milliseconds later', () => {
  const { pass, look, close, open } = counting();
  pass(10_000);
  close();
  pass(400);
  expect(look()).toMatchObject({ isOpen: false, phone: '', wish: { step: 'idle' } });
  expect(wakesAt(look())).toBeNull();
  open();
  expect(secondsLeft(look())).toBe(28);
});

test('reopened within those 400 milliseconds it has been reset', () => {
  const { pass, look, close, open } = counting();
  close();
  pass(200);
  open();
  expect(look()).toMatchObject({ isOpen: true, phone: '', wish: { step: 'idle' } });
  pass(1000);
  expect(look().isOpen).toBe(true);
});

test('an answer to a cancelled request changes nothing', () => {
  const { pass, look, close, open, submit, send } = counting();
  const { round } = look();
  close();
  pass(400);
  open();
  submit();
  send({ type: 'answered', round, isSuccess: true });
  send({ type: 'withdrawn', round });
  pass(28_000);
  expect(look().wish).toMatchObject({ step: 'finished', isSuccess: false });
});

test('the countdown is paused while the captcha shows a question', () => {
  const { pass, look, question, answer } = counting();
  pass(3000);
  question(true);
  pass(60_000);
  expect(secondsLeft(look())).toBe(25);
  question(false);
  answer(true);
  pass(24_999);
  expect([look().wish.step, secondsLeft(look())]).toEqual(['counting', 1]);
  pass(1);
  expect(look().wish).toMatchObject({ step: 'finished', isSuccess: true });
});

test('a question closed without an answer brings the form back with its phone', () => {
  const { pass, look, question, send } = counting();
  pass(3000);
  question(true);
  send({ type: 'withdrawn', round: look().round });
  expect(look()).toMatchObject({ isOpen: true, phone: PHONE, wish: { step: 'idle' } });
  expect(canSubmit(look())).toBe(true);
  pass(60_000);
  expect(look().wish.step).toBe('idle');
});

test('closed while the captcha works, it shows no form before the reset', () => {
  const { pass, look, send, close } = counting();
  pass(3000);
  close();
  send({ type: 'withdrawn', round: look().round });
  pass(399);
  expect(look()).toMatchObject({ isOpen: false, phone: PHONE, wish: { step: 'counting' } });
  pass(1);
  expect(look()).toMatchObject({ isOpen: false, phone: '', wish: { step: 'idle' } });
});

test('after the page was suspended it continues from the clock', () => {
  const { send, look } = counting();
  send({ type: 'tick', now: LOADED + 300_000, chance: 'now' });
  expect(look().wish.step).toBe('finished');
  send({ type: 'tick', now: LOADED + 300_001, chance: 'now' });
  expect(look()).toMatchObject({ isOpen: true, wish: { step: 'finished' } });
});
