import { canDrawEmoji } from '@my-air/ui-kit';

/** Loads emoji for a machine without them; the files themselves are loaded when a text contains one. */
export async function bringEmoji(): Promise<void> {
  if (!canDrawEmoji()) await import('@my-air/ui-kit/emoji.css');
}
