import type { FastifyPluginAsync } from 'fastify';

import type { Clock } from './Clock.ts';
import type { Database, Queries } from './database/Database.ts';
import type { Secrets } from './database/secrets.ts';
import type { Transactions } from './database/Transactions.ts';
import type { AnyEndpoint } from './http/AnyEndpoint.ts';
import type { FaultSource } from './http/FaultSource.ts';
import type { RequestLog } from './http/RequestLog.ts';
import type { Mailbox } from './mail/Mailbox.ts';
import type { Sessions } from './session/createSessions.ts';
import type { SettingsStore } from './settings/Settings.ts';

/** Where the four listeners of this run are reached, without a slash at the end. */
export interface Origins {
  /** The portal, the API on its own origin, and the control room. */
  readonly portal: string;
  readonly identity: string;
  readonly world: string;
  /** The API on another origin of the same site; the portal's origin serves it too. */
  readonly api: string;
}

/** The ground of every area: its database, its clock and its output, and nothing that belongs to one area. */
export interface Platform {
  readonly db: Database;
  /** How requests read and write. */
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly origins: Origins;
  /** Where this process reaches its own identity provider; by its origin unless a proxy ends TLS. */
  readonly identityAddress: string;
  /** The origins that may serve the portal: the built one, and its dev server. Redirects go to the first. */
  readonly portalOrigins: readonly [string, ...string[]];
  /** Values of `Host` besides this computer's own names: hosts, with their ports unless those are usual. */
  readonly allowedHosts: readonly string[];
  /** The settings of the control room; the clock, the faults, the manager and the planner follow them. */
  readonly settings: SettingsStore;
  readonly mailbox: Mailbox;
  /** The faults that calls are to have. */
  readonly faults: FaultSource;
  readonly log: RequestLog;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  /** Every endpoint that is served, by its key. */
  readonly endpoints: Map<string, AnyEndpoint>;
  /** Whether every answer is checked against its contract; a mismatch then answers 500. */
  readonly isStrict: boolean;
  /** Whether only the calls that the specification names are served. */
  readonly isSpecifiedOnly: boolean;
}

/** An area of one listener, such as the API or the control room, with the services that it needs. */
export type Area<Services = unknown> = (sandbox: Platform & Services) => FastifyPluginAsync;

/**
 * The part of the platform that API endpoints get. It has no database of its own: a handler uses that of its
 * call, since another one would wait for the call's transaction (embedded) or not belong to it (PostgreSQL).
 */
export type ApiPlatform = Omit<Platform, 'db' | 'secrets' | 'mailbox'> & {
  readonly mailbox: Pick<Mailbox, 'send'>;
};

/** The platform within one call or page, with the database to use there. */
export type Scope = ApiPlatform & { readonly db: Queries };

/** An area of the API, with the services that it needs. */
export type ApiArea<Services = unknown> = (sandbox: ApiPlatform & Services) => FastifyPluginAsync;
