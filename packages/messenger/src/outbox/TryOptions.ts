import type { OutboxOptions } from './createOutbox.ts';
import type { Publisher } from './createPublisher.ts';
import type { Stops } from './createStops.ts';
import type { Stopwatch } from './createStopwatch.ts';
import type { createUploads } from './createUploads.ts';
import type { OutboxNews } from './OutboxBrowser.ts';

/** The options and parts of the sender. */
export interface SenderOptions extends OutboxOptions {
  publisher: Publisher;
  uploads: ReturnType<typeof createUploads>;
  tell: (news: OutboxNews) => void;
}

/** The options and parts of one try. */
export interface TryOptions extends SenderOptions {
  stops: Stops;
  watch: Stopwatch;
}
