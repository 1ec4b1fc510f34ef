import { canDrawEmoji } from '@my-air/ui-kit';

/** Brings emoji to a machine that has none; the files themselves come when one is written. */
export async function bringEmoji(): Promise<void> {
  if (!canDrawEmoji()) await import('@my-air/ui-kit/emoji.css');
}
