/** Quiet sounds, made on the spot: a knock for every move, one of choice when it becomes my turn, and a soft one for what is said. */

export const SOUNDS = ['off', 'knock', 'bell', 'drum'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

const KNOCK: Tone = { wave: 'triangle', from: 240, to: 110, seconds: 0.18, loud: 0.12 };
const SAID: Tone = { wave: 'sine', from: 620, to: 700, seconds: 0.22, loud: 0.05 };
const MINE: Record<Exclude<Sound, 'off'>, Tone[]> = {
  knock: [{ wave: 'triangle', from: 520, to: 390, seconds: 0.18, loud: 0.12 }],
  bell: [
    { wave: 'sine', from: 880, to: 878, seconds: 1.1, loud: 0.1 },
    { wave: 'sine', from: 2210, to: 2200, seconds: 0.5, loud: 0.03 },
  ],
  drum: [
    { wave: 'sine', from: 160, to: 55, seconds: 0.32, loud: 0.3 },
    { wave: 'triangle', from: 420, to: 90, seconds: 0.06, loud: 0.08 },
  ],
};

/** What there is to hear of. */
export type Heard = 'move' | 'turn' | 'chat';

let context: AudioContext | undefined;

/** Let it be heard, if sounds are chosen. */
export function sound(chosen: Sound, heard: Heard): void {
  if (chosen === 'off') return;
  const tones = { move: [KNOCK], turn: MINE[chosen], chat: [SAID] };
  for (const tone of tones[heard]) ring(tone);
}

function ring({ wave, from, to, seconds, loud }: Tone): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + 0.7 * seconds);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds + 0.02);
}
