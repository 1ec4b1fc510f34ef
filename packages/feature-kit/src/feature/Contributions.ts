import type { Channel } from '@my-air/api-client/contract';
import type { MessageDescriptor } from '@my-air/i18n';
import type { IconName } from '@my-air/ui-kit';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { ChannelAct } from './ChannelAct.ts';
import type { DeadlineSource, MomentSource, WaitingSource } from './homeSources.ts';
import type { ModalLoaders, PendingModalHandler } from './modals.ts';
import type { PendingChanges } from './PendingChanges.ts';
import type { PortalContext } from './PortalContext.ts';

/** A generic picture of the kit by its name, or one of the feature's own. */
export type ContributionIcon = IconName | ComponentType<{ 'aria-hidden'?: boolean }>;

/** A query of which `select` makes what is shown, so that a badge or a list uses the screen's own cache. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: what the cache keeps is known to the query's own `select` alone
export type ShownQuery<Shown> = UseQueryOptions<any, Error, Shown, any>;

/**
 * The query of a number in the navigation; undefined where the feature has nothing to count for this user.
 */
export type BadgeQuery = (portal: PortalContext) => ShownQuery<number> | undefined;

/** The query of a chip's text; null while there is nothing to say. */
export type ChipQuery = (portal: PortalContext) => ShownQuery<string | null>;

/** One entry of the side navigation. */
export interface NavigationEntry {
  id: string;
  label: MessageDescriptor;
  /** A path of this site. */
  to: string;
  icon: ContributionIcon;
  /** The id of a group of the portal's navigation; a portal that does not name it shows the group last. */
  group: string;
  /** Without this capability the entry is not shown. */
  capability?: string;
  /** Whether phones show it in the bottom bar. @default false */
  isPrimary?: boolean;
  /** The number of items that wait there, from the same cache as the list itself. */
  badge?: BadgeQuery;
}

/** The card of a feature on the first screen; it loads, fails and empties independently. */
export interface Card {
  id: string;
  /** The title of the card, for where it could not be loaded. */
  label?: MessageDescriptor;
  /**
   * `main` is in the left column, `aside` in the right one, whose first card comes right after the waiting
   * items; `wide` spans the page below them.
   */
  place: 'wide' | 'main' | 'aside';
  /** Whether a phone shows it before the other cards, right below the items that wait. @default false */
  isFirstOnPhone?: boolean;
  /** Without this capability the card is not shown. */
  capability?: string;
  /** The approximate height in pixels, so that nothing moves when it has loaded. @default 200 */
  height?: number;
  /** Its shape while it loads: sentences, rows with a picture, or figures side by side. @default 'lines' */
  shape?: 'lines' | 'rows' | 'figures' | undefined;
  Component: ComponentType;
  /** The query of its data, which is requested as soon as the address of the first screen is known. */
  query?: (portal: PortalContext) => ShownQuery<unknown>;
  /** Whether it has nothing of a newcomer to show: it is then left out until the first payout. */
  isEmpty?: (portal: PortalContext) => ShownQuery<boolean>;
}

/** The part of a feature in the page of one channel; it loads and fails independently, and may draw nothing. */
export interface ChannelPart {
  id: string;
  /** The title of the part, for where it could not be loaded. */
  label: MessageDescriptor;
  /** `main` is in the left column, `aside` in the right one; where there is one column, all are in the portal's order. */
  place: 'main' | 'aside';
  /** Without this capability the part is not shown. */
  capability?: string;
  /** Whether the part can have something to say about a channel; without it, about every channel. */
  isFor?: (channel: Channel, portal: PortalContext) => boolean;
  /** The approximate height in pixels; of a part that may draw nothing 0. @default 200 */
  height?: number;
  /** Its shape while it loads. @default 'lines' */
  shape?: Card['shape'];
  Component: ComponentType<{ channel: Channel }>;
}

interface Findable {
  id: string;
  title: string;
  /** One line more about it. */
  detail?: string;
  /** The address of its picture; without one its initials are shown. */
  picture?: string | null | undefined;
  /** Other words that find it. */
  keywords?: readonly string[];
}

/** One result that can be found from any screen: a path of this site, or an action, such as a dialog. */
export type SearchItem = Findable & ({ to: string; onAct?: never } | { to?: never; onAct: () => void });

/** Finds results of one feature for the search of the top bar. */
export interface SearchSource {
  id: string;
  /** The name of its results. */
  label: MessageDescriptor;
  /** The picture of results that have none of their own, nor ever will. */
  icon?: ContributionIcon;
  /** Without this capability nothing is searched. */
  capability?: string;
  /**
   * Whether the server searches: its results are then shown as they are, and nothing is requested before text
   * is typed. @default false
   */
  isSearched?: boolean;
  query: (portal: PortalContext, typed: string) => ShownQuery<readonly SearchItem[]>;
}

/** The props that the shell gives to the sheet of a button in the top bar. */
export interface TopBarSheetProps {
  /** Closes the sheet; the focus goes back to its button, unless it has gone elsewhere. */
  close: () => void;
}

/** A button in the top bar, between the search and the account, with the sheet that it opens. */
export interface TopBarItem {
  id: string;
  /** The name of the button and of its sheet. */
  label: MessageDescriptor;
  icon: ContributionIcon;
  /** Without this capability the button is not shown. */
  capability?: string;
  /** The number of items that wait there, from the same cache as the sheet itself. */
  badge?: BadgeQuery;
  /**
   * A short text on the button, such as the progress of work: "45%". Without a text the whole button is
   * hidden.
   */
  chip?: ChipQuery;
  /** Whether the button is there now. Without it the button is always there. */
  isShown?: (portal: PortalContext) => ShownQuery<boolean>;
  /** The content of the sheet, drawn when it is first opened: a `React.lazy` component. */
  Sheet: ComponentType<TopBarSheetProps>;
}

/** A page or a dialog of the user's own account, in the account menu and in the search of the top bar. */
export type AccountEntry = {
  id: string;
  label: MessageDescriptor;
  icon: ContributionIcon;
} & (
  | {
      /** A path of this site. */
      to: string;
    }
  | { run: (portal: PortalContext) => void }
);

/** An action that is available from any screen; the search of the top bar offers it. */
export interface Action {
  id: string;
  label: MessageDescriptor;
  icon: ContributionIcon;
  run: (portal: PortalContext) => void;
}

/** Work that runs on every screen after the sign-in: polls, badges, the sender of unsent messages. */
export interface Background {
  /** Called after the first paint; returns a function that stops it. */
  start: (portal: PortalContext) => () => void;
}

/** The contributions of a feature to the screens of signed-in users: the `contributions` of its `contributions.ts`. */
export interface FeatureContributions {
  /**
   * The key of the assumed call without which the feature has nothing to show, such as `GET api/news`: where the backend
   * does not know it, nothing of the feature is offered.
   */
  readonly assumes?: string;
  readonly navigation?: readonly NavigationEntry[];
  readonly cards?: readonly Card[];
  readonly channelParts?: readonly ChannelPart[];
  readonly waiting?: readonly WaitingSource[];
  readonly deadlines?: readonly DeadlineSource[];
  readonly moments?: readonly MomentSource[];
  readonly search?: readonly SearchSource[];
  readonly channelActs?: readonly ChannelAct[];
  readonly topBar?: readonly TopBarItem[];
  readonly account?: readonly AccountEntry[];
  readonly actions?: readonly Action[];
  /**
   * Shown over the first screen of a signed-in user. Resolves to whether it was shown: other greetings and the modals that
   * the server requires then wait for the next visit.
   */
  readonly greeting?: (portal: PortalContext) => Promise<boolean>;
  /** Drawn above every screen of a signed-in user; draws nothing while there is nothing to say. */
  readonly banner?: ComponentType;
  /** The feature's section of the sheet of keyboard shortcuts: a `ShortcutList`. */
  readonly shortcuts?: ComponentType;
  readonly modals?: ModalLoaders;
  /** Dialogs that the server requires by name, in `pending_modals`. */
  readonly pendingModals?: Readonly<Record<string, PendingModalHandler>>;
  readonly background?: Background;
  /** Loads data on the first validated sign-in (AUTH-08); a failure is only logged. */
  readonly firstLoad?: (portal: PortalContext) => Promise<unknown>;
  /** The changes that are lost when the user signs out; the user is asked first. */
  readonly pendingChanges?: PendingChanges;
  /** Acts after the sign-in on the values of an entry of the feature's `entryParameters`, by their names. */
  readonly onEntry?: (
    values: Readonly<Record<string, string>>,
    portal: PortalContext,
  ) => void | Promise<void>;
}

/** The kinds of contributions that screens of other features show. */
export interface ListedContributions {
  cards: Card;
  channelParts: ChannelPart;
  waiting: WaitingSource;
  deadlines: DeadlineSource;
  moments: MomentSource;
  search: SearchSource;
  channelActs: ChannelAct;
}

/**
 * The contributions of all features to the screens of others, by kind and in the portal's order; empty until a user is
 * signed in.
 */
export type Contributions = {
  readonly [Kind in keyof ListedContributions]: readonly ListedContributions[Kind][];
};
