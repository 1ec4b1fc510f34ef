/** The meaning of a colour, in one vocabulary for every part; each part takes those that it can show. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'warning' | 'critical';

/** The severity of a message or a state. */
export type StatusTone = Exclude<Tone, 'accent'>;

/**
 * Refuses a tone that a part cannot show, in development: JavaScript lets such a one through.
 * @throws with the tones that the part has
 */
export function checkTone(part: string, tone: string, tones: readonly string[]): void {
  if (process.env.NODE_ENV !== 'production' && !tones.includes(tone))
    throw new Error(`@my-air/ui-kit: ${part} has no tone "${tone}". It has: ${tones.join(', ')}.`);
}

declare const process: { env: { NODE_ENV?: string } };
