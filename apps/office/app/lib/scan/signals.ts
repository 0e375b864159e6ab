const HIGH_HZ = 1320;
const LOW_HZ = 220;
const BEEP_S = 0.12;
const PAUSE_S = 0.08;
const LOUDNESS = 0.12;
const BUZZ_MS = 60;

let sound: AudioContext | undefined;

/** One high sound and one short buzz: the piece is right. */
export function signalRight(): void {
  beep(HIGH_HZ, 0);
  navigator.vibrate?.(BUZZ_MS);
}

/** Two low sounds: stop. */
export function signalWrong(): void {
  beep(LOW_HZ, 0);
  beep(LOW_HZ, BEEP_S + PAUSE_S);
  navigator.vibrate?.([BUZZ_MS, BUZZ_MS, BUZZ_MS]);
}

function beep(hertz: number, delay: number): void {
  // A browser without sound shows colours and words all the same.
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  const start = sound.currentTime + delay;
  tone.frequency.value = hertz;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(sound.destination);
  tone.start(start);
  tone.stop(start + BEEP_S);
}
