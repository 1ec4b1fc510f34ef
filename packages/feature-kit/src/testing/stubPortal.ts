import type { User } from '@my-air/api-client/contract';
import { createLocaleStore, type LoadMessages, type Locale } from '@my-air/i18n';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';

import { loadMessages } from '../locales/index.ts';
import type { AnalyticsEvent } from '../feature/Analytics.ts';
import type { Contributions } from '../feature/Contributions.ts';
import type { ModalHost, ModalName, Modals } from '../feature/modals.ts';
import type { PortalConfig } from '../feature/PortalConfig.ts';
import type { PortalContext } from '../feature/PortalContext.ts';
import { bindPorts } from '../feature/ports.ts';
import { supportPorts } from '../feature/supportPorts.ts';
import type { RecentToast, ToastOptions } from '../feature/toasts.ts';
import type { Answers } from './answers.ts';
import { buildConfig } from './buildConfig.ts';
import { buildUser } from './builders.ts';
import { joinContributions } from '../views/contributions/joinContributions.ts';
import { stubApi, type StubApi } from './stubApi.ts';
import { stubConnection, type StubConnection } from './stubConnection.ts';
import { stubSession, type StubSession } from './stubSession.ts';

export interface StubPortalOptions {
  /** The signed-in user; null is a visitor. @default a creator of buildUser() */
  user?: User | null;
  /** Whether a visitor was signed in here before. @default false */
  isReturning?: boolean;
  /** The backend's answers, by method and path. */
  answers?: Answers;
  /** @default 'en' */
  locale?: Locale;
  /** The catalogues to load, for texts in other languages than English; those of this package come with them. */
  loadMessages?: LoadMessages | readonly LoadMessages[];
  /** Settings that differ from those of buildConfig(). */
  config?: Partial<PortalConfig>;
  /** The answers to modals, by name; the others are left. */
  modals?: Readonly<Record<string, unknown>> & {
    readonly [Name in ModalName]?: Modals[Name]['answer'] | undefined;
  };
  /** The modals that no feature brings. */
  withoutModals?: readonly string[];
  /** Whether the portal asks a question that the screen did not request. @default false */
  isInterrupted?: boolean;
  /** The contributions of features to this screen. @default none */
  contributions?: Partial<Contributions>;
  /** The messages that were shown before. @default none */
  recentToasts?: readonly RecentToast[];
}

/** A modal by its name, with its props. */
export interface OpenedModal {
  readonly name: string;
  readonly props: unknown;
}

/** A portal that a test or a story can inspect. */
export interface StubPortal extends PortalContext {
  api: StubApi;
  session: StubSession;
  /** The messages that were shown, in order. */
  readonly shown: readonly ToastOptions[];
  /** The ids of those that were dismissed. */
  readonly dismissed: readonly string[];
  /** The modals that were opened, in order. */
  readonly opened: readonly OpenedModal[];
  readonly tracked: readonly AnalyticsEvent[];
  /** The addresses that the portal was left for. */
  readonly left: readonly string[];
  connection: StubConnection;
  /** Resolves when the catalogues are there. */
  readonly ready: Promise<void>;
  /** Whether they are; immediately true if there are none to load. */
  readonly isReady: () => boolean;
}

/** Makes a whole portal without a shell or a network. */
export function stubPortal(options: StubPortalOptions = {}): StubPortal {
  const user = options.user === undefined ? buildUser() : options.user;
  const api = stubApi({ ...(user && { 'GET api/user': { user } }), ...options.answers });
  // As in the portal: a button is busy before the next press.
  notifyManager.setScheduler(queueMicrotask);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
  const locale = createLocaleStore({ languages: [], initial: options.locale ?? 'en' });
  const shown: ToastOptions[] = [];
  const dismissed: string[] = [];
  const opened: OpenedModal[] = [];
  const tracked: AnalyticsEvent[] = [];
  const left: string[] = [];
  const connection = stubConnection();
  // With a feature's texts come those of this package, as in the shell.
  const catalogues = options.loadMessages ? [loadMessages, options.loadMessages].flat() : [];
  let isReady = catalogues.length === 0;
  const ready = Promise.all(catalogues.map((load) => locale.add(load))).then(() => {
    isReady = true;
  });

  bindPorts(supportPorts, {
    askSupport: options.withoutModals?.includes('support')
      ? undefined
      : (_portal, props) => void opened.push({ name: 'support', props }),
  });

  return {
    config: buildConfig(options.config),
    api,
    queryClient,
    session: stubSession({ api, queryClient }, user, options.isReturning),
    locale,
    contributions: joinContributions([options.contributions ?? {}]),
    toasts: {
      show: (toast) => String(shown.push(toast)),
      dismiss: (id) => void dismissed.push(id),
      recentAtom: atom(options.recentToasts ?? []),
    },
    modals: {
      isInterruptingAtom: atom(options.isInterrupted ?? false),
      has: (name: string) => !options.withoutModals?.includes(name),
      open: ((name: string, props: unknown) => {
        opened.push({ name, props });
        return Promise.resolve(options.modals?.[name]);
      }) as ModalHost['open'],
    },
    analytics: { track: (event) => void tracked.push(event) },
    connection,
    leave: (url) => void left.push(url),
    shown,
    dismissed,
    opened,
    tracked,
    left,
    ready,
    isReady: () => isReady,
  };
}
