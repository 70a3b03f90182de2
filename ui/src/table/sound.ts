/** A quiet knock of a piece on stone, made on the spot. */

let context: AudioContext | undefined;

/** Higher when it is my decision. */
export function knock(mine: boolean): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(mine ? 520 : 240, now);
  tone.frequency.exponentialRampToValueAtTime(mine ? 390 : 110, now + 0.12);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
