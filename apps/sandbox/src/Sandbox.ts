import type { FastifyPluginAsync } from 'fastify';

import type { Gateway } from './ai-gateway/Gateway.ts';
import type { TranslationWorker } from './ai-metadata/jobs/TranslationWorker.ts';
import type { LoginThrottle } from './auth/LoginThrottle.ts';
import type { Clock } from './Clock.ts';
import type { Faults } from './control/Faults.ts';
import type { Database, Queries } from './database/Database.ts';
import type { Secrets } from './database/secrets.ts';
import type { Transactions } from './database/Transactions.ts';
import type { AnyEndpoint } from './http/Call.ts';
import type { RequestLog } from './http/RequestLog.ts';
import type { Mailbox } from './mail/Mailbox.ts';
import type { Marketplace } from './marketplace/Marketplace.ts';
import type { AdjustableManager } from './messenger/Manager.ts';
import type { Sessions } from './session/Sessions.ts';
import type { SettingsStore } from './settings/SettingsStore.ts';
import type { UploadFolder } from './uploads/UploadFolder.ts';

/** Where the four listeners of this run are reached, without a slash at the end. */
export interface Origins {
  /** The portal, the API on its own origin, and the control room. */
  readonly portal: string;
  readonly identity: string;
  readonly world: string;
  /** The API on another origin of the same site; the portal's origin serves it too. */
  readonly api: string;
}

/** The amount of seeded data: a little of everything, or enough to make long lists slow. */
export type SandboxSize = 'small' | 'large';

/** The services and settings that every part of the sandbox gets. */
export interface Sandbox {
  readonly db: Database;
  /** How requests read and write. */
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly origins: Origins;
  /** The origins that may serve the portal: the built one, and its dev server. Redirects go to the first. */
  readonly portalOrigins: readonly [string, ...string[]];
  /** Values of `Host` besides this computer's own names: hosts, with their ports unless those are usual. */
  readonly allowedHosts: readonly string[];
  /** The folder of the built portal. */
  readonly portalFolder: string;
  /** The settings of the control room; the clock, the faults, the manager and the planner follow them. */
  readonly settings: SettingsStore;
  readonly mailbox: Mailbox;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  /** Wrong passwords are counted here, wherever they are typed. */
  readonly throttle: LoginThrottle;
  /** How the managers of chats behave. */
  readonly manager: AdjustableManager;
  /** The services that are offered. */
  readonly marketplace: Marketplace;
  /** The gateway to language models. */
  readonly gateway: Gateway;
  /** The worker of AI metadata's jobs. */
  readonly translations: TranslationWorker;
  /** The files that users attached. */
  readonly uploads: UploadFolder;
  /** Every endpoint that is served, by its key. */
  readonly endpoints: Map<string, AnyEndpoint>;
  /** Whether every answer is checked against its contract; a mismatch then answers 500. */
  readonly isStrict: boolean;
  /** Puts the seeds, the clock, the faults and the settings back to the state of a fresh sandbox. */
  reset(): Promise<void>;
}

/** A piece of one listener, such as the API or the control room. */
export type Part = (sandbox: Sandbox) => FastifyPluginAsync;

/**
 * The part of the sandbox that API endpoints get. It has no database of its own: a handler uses that of its
 * call, since another one would wait for the call's transaction (embedded) or not belong to it (PostgreSQL).
 */
export type ApiSandbox = Omit<Sandbox, 'db' | 'secrets' | 'mailbox' | 'reset'> & {
  readonly mailbox: Pick<Mailbox, 'send'>;
};

/** The sandbox within one call or page, with the database to use there. */
export type Scope = ApiSandbox & { readonly db: Queries };

/** A part of the API. */
export type ApiPart = (sandbox: ApiSandbox) => FastifyPluginAsync;
