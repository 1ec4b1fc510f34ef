import type { OutboxOptions } from './createOutbox.ts';
import type { Publisher } from './createPublisher.ts';
import type { Stops } from './createStops.ts';
import type { Stopwatch } from './createStopwatch.ts';
import type { createUploads } from './createUploads.ts';
import type { OutboxNews } from './OutboxBrowser.ts';

/** What the sender works with. */
export interface SenderOptions extends OutboxOptions {
  publisher: Publisher;
  uploads: ReturnType<typeof createUploads>;
  tell: (news: OutboxNews) => void;
}

/** What one try works with. */
export interface TryOptions extends SenderOptions {
  stops: Stops;
  watch: Stopwatch;
}
