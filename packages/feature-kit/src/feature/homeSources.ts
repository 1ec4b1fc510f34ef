import type { MessageDescriptor } from '@my-air/i18n';

import type { MentionedChannel } from '../data/channel/channelKey.ts';
import type { ShownQuery } from './Contributions.ts';
import type { PortalContext } from './PortalContext.ts';

/** Whether something about a channel is shown, while the screens show some channels alone. */
export type IncludesChannel = (mentioned: MentionedChannel) => boolean;

/** The query of a source; what it finds about channels is about those that are included. */
export type SourceQuery<Found> = (
  portal: PortalContext,
  includes: IncludesChannel,
) => ShownQuery<readonly Found[]>;

/** One item that waits for the user, in words they understand, with the one action that settles it. */
export interface ActionItem {
  id: string;
  title: string;
  detail?: string;
  /** The rank of the item: smaller is more urgent. */
  urgency: number;
  /** The day or the moment until which it can be done, as the server sent it; such items come first. */
  due?: string;
  action: { label: string; to: string } | { label: string; onAct: () => void };
}

/** Finds the items of one feature that wait for the user. */
export interface WaitingSource {
  id: string;
  /** The name of what it reads, for the line that says that it is late: "Channels". */
  label: MessageDescriptor;
  query: SourceQuery<ActionItem>;
}

/** A day or a moment at which something ends, is due or is expected, as one feature knows it. */
export interface Deadline {
  id: string;
  /** The event at that moment: "The invitation of Olena Cooks ends". */
  title: string;
  detail?: string;
  /** As the server sent it: a day of the calendar, or a moment. */
  at: string;
  /** The path of the screen that shows it. */
  to: string;
}

/** Finds the deadlines of one feature. */
export interface DeadlineSource {
  id: string;
  /** The name of what it reads, for the line that says that it is late: "Channels". */
  label: MessageDescriptor;
  query: SourceQuery<Deadline>;
}

/** Something good that has come for the user, such as a finished audit. */
export interface Moment {
  id: string;
  /** One sentence, with its figure: "The audit of Olena Cooks is done: 13 videos reviewed". */
  title: string;
  /** When it came, as the server sent it. */
  at: string;
  /** The path of the screen that shows it. */
  action: { label: string; to: string };
}

/** Finds the moments of one feature; home shows the newest, once. It is asked after the first paint. */
export interface MomentSource {
  id: string;
  query: (portal: PortalContext) => ShownQuery<readonly Moment[]>;
}
