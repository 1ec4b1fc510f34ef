import { join } from 'node:path';

import { createGateway } from './ai-gateway/Gateway.ts';
import type { GatewaySettings } from './ai-gateway/GatewaySettings.ts';
import { createTranslations } from './ai-metadata/createTranslations.ts';
import { createLoginThrottle } from './auth/LoginThrottle.ts';
import { createClock } from './Clock.ts';
import { Faults } from './control/Faults.ts';
import type { Database } from './database/Database.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { createSecrets } from './database/secrets.ts';
import { createTransactions } from './database/Transactions.ts';
import { fillHelpCenter } from './help/fillHelpCenter.ts';
import { createRequestLog } from './http/RequestLog.ts';
import { createMailbox } from './mail/Mailbox.ts';
import { createSeeding } from './personas/createSeeding.ts';
import { largeMessenger, seedLargeMessenger } from './personas/large/seedLargeMessenger.ts';
import { largeChannel, seedLargeChannel } from './personas/large/seedLargeChannel.ts';
import { isSeeded } from './personas/reseed.ts';
import { createMarketplace, largeCatalogue } from './marketplace/Marketplace.ts';
import { createManager } from './messenger/Manager.ts';
import type { Origins, Sandbox, SandboxSize } from './Sandbox.ts';
import { createSettingsStore } from './settings/createSettingsStore.ts';
import { freshSettings } from './settings/Settings.ts';
import { createSessions } from './session/createSessions.ts';
import { createUploadFolder } from './uploads/UploadFolder.ts';
import { sweepUploads } from './uploads/sweepUploads.ts';

export interface CompositionOptions {
  origins: Origins;
  /** The origin of the portal for redirects, when that is not the portal we serve ourselves. */
  portalOrigin: string | undefined;
  /** Further hosts that requests may name. */
  allowedHosts?: readonly string[] | undefined;
  portalFolder: string;
  isStrict: boolean;
  /** Where uploads are kept: a folder of this database alone, or one where each database gets a folder of its own. */
  uploadsFolder: string;
  /** Whether several databases keep their uploads there. */
  isUploadsFolderShared: boolean;
  /** How long managers think before they answer, in seconds; null is never. @default 4 */
  managerDelay?: number | null | undefined;
  size?: SandboxSize | undefined;
  /** The settings of the AI gateway; those that are not given have their usual values. */
  gateway?: Partial<GatewaySettings> | undefined;
}

/** The portal's development server, which may always sign in here. */
const developmentOrigin = 'http://localhost:5173';

/** Creates the services that all parts of the sandbox get, and seeds an empty database. */
export async function composeSandbox(database: OpenDatabase, options: CompositionOptions): Promise<Sandbox> {
  const { db } = database;
  const { origins, portalFolder, isStrict } = options;
  const settings = createSettingsStore(db);
  const clock = createClock(settings);
  const faults = new Faults(settings, `${origins.identity}/profile`);
  const log = createRequestLog(db);
  const throttle = createLoginThrottle(clock);
  const manager = createManager(settings, options.managerDelay);
  const secrets = createSecrets(db);
  // Files that are no uploads of this database are deleted, so other databases need folders of their own.
  const ownFolder = options.isUploadsFolderShared
    ? await secrets.recall('uploads', () => crypto.randomUUID())
    : '.';
  const uploads = createUploadFolder(join(options.uploadsFolder, ownFolder));
  const size = options.size ?? 'small';
  // A large one is not reset before every test.
  const seed = createSeeding(clock, { isRepeated: size === 'small' });
  const marketplace = createMarketplace(clock, size === 'large' ? largeCatalogue : 0);
  const gateway = createGateway({ db, clock, marketplace, store: settings }, options.gateway);
  const transactions = createTransactions(db);
  const translations = createTranslations({ database, transactions, clock, store: settings, gateway });
  const fill = async (connection: Database) => {
    await seed(connection);
    if (size === 'large') await seedLargeMessenger(connection, clock.now(), largeMessenger);
    if (size === 'large') await seedLargeChannel(connection, clock.now(), largeChannel);
  };
  const portalOrigins: Sandbox['portalOrigins'] = [
    options.portalOrigin ?? origins.portal,
    origins.portal,
    developmentOrigin,
  ];
  const sandbox: Sandbox = {
    db,
    transactions,
    clock,
    origins,
    portalOrigins,
    // A development server may forward requests with its own `Host`.
    allowedHosts: [...portalOrigins.map((origin) => new URL(origin).host), ...(options.allowedHosts ?? [])],
    portalFolder,
    settings,
    mailbox: createMailbox(db, clock),
    faults,
    log,
    sessions: createSessions(db, clock),
    secrets,
    throttle,
    manager,
    marketplace,
    gateway,
    translations,
    uploads,
    endpoints: new Map(),
    isStrict,
    reset: async () => {
      await settings.change(() => freshSettings);
      await uploads.clear();
      await translations.whileIdle(() => database.prepare(fill));
    },
  };
  await settings.refresh();
  await database.prepare(async (connection) => {
    await fillHelpCenter(connection);
    if (!(await isSeeded(connection))) await fill(connection);
  });
  await sweepUploads(sandbox);
  return sandbox;
}
