import type { Channel } from '@my-air/api-client/contract';
import type { MessageDescriptor } from '@my-air/i18n';

import type { ShownQuery } from './Contributions.ts';
import type { PortalContext } from './PortalContext.ts';

/** Words for a user: to translate, or as the server sent them. */
type Words = MessageDescriptor | string;

/** The outcome of an act for one channel. */
export type ActOutcome =
  /** Done, now or before; the text says which, where "Done" does not. `undo` brings the previous state back. */
  | { state: 'done'; text?: Words; undo?: () => Promise<unknown> }
  | {
      state: 'refused';
      text: Words;
      /** Whether the same request may succeed a moment later. */
      canRetry: boolean;
    }
  /** The user has to go on, such as at the platform. */
  | {
      state: 'needs';
      text: Words;
      /** The way on: a path of this site, or an action. */
      action: { label: MessageDescriptor } & (
        | { to: string; onAct?: never }
        | { to?: never; onAct: () => void }
      );
    };

/** A channel, or a profile that is to become one, as the list of results names it. */
export interface ActSubject {
  platform: string;
  platform_guid: string;
  title: string;
  thumbnail_image?: string | null | undefined;
}

/**
 * Acts on one of several; a call that fails may throw. Undefined once the session has ended. It is called again for one that
 * was refused: what has been done already counts as done.
 */
export type ActOnOne<Subject> = (subject: Subject) => Promise<ActOutcome | undefined>;

/** An act for several channels, or for profiles that are to become some. */
export interface SeveralAct<Subject extends ActSubject> {
  id: string;
  /** The act as a button says it, without the number: "Apply". */
  label: MessageDescriptor;
  /** The result with its number: "5 applications sent". Without it: "5 done". */
  done?: (count: number) => MessageDescriptor;
  /**
   * Asks once for all what has to be asked, and resolves to the act for each. Undefined where the user left the question,
   * and where a dialog is all there is.
   */
  start: (portal: PortalContext, subjects: readonly Subject[]) => Promise<ActOnOne<Subject> | undefined>;
}

/** An act for the channels that a user selects; it is offered with the number of those that it fits. */
export interface ChannelAct extends SeveralAct<Channel> {
  /** Without this capability the act is not offered. */
  capability?: string;
  /** Whether staff who act on behalf of a user can start it, since it binds nobody. @default false */
  isForStaff?: boolean;
  /** The query of which channels it fits. Until it is answered the act is not offered. */
  fitting: (portal: PortalContext) => ShownQuery<(channel: Channel) => boolean>;
  /**
   * The state of a channel that needs the user, as the list of channels tells it now. With it the results outlive a visit to
   * the platform.
   */
  recheck?: (portal: PortalContext, channel: Channel) => ActOutcome;
}
