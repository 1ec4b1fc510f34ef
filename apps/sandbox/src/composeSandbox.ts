import { join } from 'node:path';

import { createClock } from './Clock.ts';
import type { Origins, Platform } from './Platform.ts';
import type { Sandbox, SandboxSize, Services } from './Sandbox.ts';
import { createGateway, type Gateway } from './ai-gateway/Gateway.ts';
import type { GatewaySettings } from './ai-gateway/GatewaySettings.ts';
import { createTranslationWorker, type TranslationWorker } from './ai-metadata/jobs/TranslationWorker.ts';
import { localTranslator } from './ai-metadata/text/localTranslation.ts';
import { createUpstreamTranslator } from './ai-metadata/upstreamTranslator.ts';
import { Faults } from './control/Faults.ts';
import type { Database } from './database/Database.ts';
import { createTransactions } from './database/Transactions.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { createSecrets } from './database/secrets.ts';
import { fillHelpCenter } from './help/fillHelpCenter.ts';
import { createRequestLog } from './http/RequestLog.ts';
import { createMailbox } from './mail/Mailbox.ts';
import { createMarketplace, largeCatalogue } from './marketplace/Marketplace.ts';
import { createManager } from './messenger/Manager.ts';
import { createSeeding, isSeeded } from './personas/createSeeding.ts';
import { largeChannel, seedLargeChannel } from './personas/large/seedLargeChannel.ts';
import { largeMessenger, seedLargeMessenger } from './personas/large/seedLargeMessenger.ts';
import { createSessions } from './session/createSessions.ts';
import { createSettingsStore, freshSettings } from './settings/Settings.ts';
import { createUploadFolder, sweepUploads, type UploadFolder } from './uploads/UploadFolder.ts';

export interface CompositionOptions {
  origins: Origins;
  /** Where this process reaches its own identity provider. @default its origin */
  identityAddress?: string | undefined;
  /** The origin of the portal's development server, when redirects go there. */
  portalOrigin?: string | undefined;
  /** Hosts that requests may name besides localhost and its addresses, as in `Host`. */
  allowedHosts?: readonly string[] | undefined;
  /** The folder of the built portal. @default apps/portal/dist */
  portalFolder: string;
  /** Whether every answer is checked against its contract. @default true */
  isStrict: boolean;
  /** Whether only the calls that the specification names are served; the others are unknown here. @default false */
  isSpecifiedOnly?: boolean;
  /**
   * Where uploads are kept: a folder of this database alone, or one where each database gets a folder of its own.
   * @default a folder beside the embedded database; with one in memory, a temporary one
   */
  uploadsFolder: string;
  /** Whether several databases keep their uploads there. */
  isUploadsFolderShared: boolean;
  /** How long managers think before they answer in a chat, in seconds; null is never. @default 4 */
  managerDelay?: number | null | undefined;
  /** The seed of a rough world, in which answers take their time and some reads fail. */
  roughSeed?: number | undefined;
  /** @default 'small' */
  size?: SandboxSize | undefined;
  /** The settings of the AI gateway; those that are not given have their usual values. */
  gateway?: Partial<GatewaySettings> | undefined;
}

/** The portal's development server, which may always sign in here. */
const developmentOrigin = 'http://localhost:5173';

/** Composes the platform and the services that areas build from it, and seeds an empty database. */
export async function composeSandbox(database: OpenDatabase, options: CompositionOptions): Promise<Sandbox> {
  const platform = composePlatform(database, options);
  const { settings, clock } = platform;
  const size = options.size ?? 'small';
  const services = composeServices(platform, database, options, await openUploads(platform, options));
  const { uploads, translations } = services;
  // A large one is not reset before every test.
  const seed = createSeeding(clock, { isRepeated: size === 'small' });
  const fill = async (connection: Database) => {
    await seed(connection);
    if (size === 'large') await seedLargeMessenger(connection, clock.now(), largeMessenger);
    if (size === 'large') await seedLargeChannel(connection, clock.now(), largeChannel);
  };
  await settings.refresh();
  const { roughSeed } = options;
  if (roughSeed !== undefined) await settings.change((now) => ({ ...now, rough: { seed: roughSeed } }));
  await database.prepare(async (connection) => {
    await fillHelpCenter(connection);
    if (!(await isSeeded(connection))) await fill(connection);
  });
  await sweepUploads(platform.db, uploads);
  return {
    ...platform,
    ...services,
    portalFolder: options.portalFolder,
    reset: async () => {
      // A sandbox that was made rough stays so, and everything begins again as it began.
      await settings.change(({ rough }) => ({ ...freshSettings, ...(rough && { rough }) }));
      platform.faults.restart();
      await uploads.clear();
      await translations.whileIdle(() => database.prepare(fill));
    },
  };
}

type PlatformWithFaults = Platform & { readonly faults: Faults };

function composePlatform({ db }: OpenDatabase, options: CompositionOptions): PlatformWithFaults {
  const { origins, isStrict } = options;
  const settings = createSettingsStore(db);
  const clock = createClock(settings);
  const portalOrigins: Platform['portalOrigins'] = [
    options.portalOrigin ?? origins.portal,
    origins.portal,
    developmentOrigin,
  ];
  return {
    db,
    transactions: createTransactions(db),
    clock,
    origins,
    identityAddress: options.identityAddress ?? origins.identity,
    portalOrigins,
    // A development server may forward requests with its own `Host`.
    allowedHosts: [
      ...[...portalOrigins, ...Object.values({ ...origins })].map((origin) => new URL(origin).host),
      ...(options.allowedHosts ?? []),
    ],
    settings,
    mailbox: createMailbox(db, clock),
    faults: new Faults(settings, `${origins.identity}/profile`),
    log: createRequestLog(db),
    sessions: createSessions(db, clock),
    secrets: createSecrets(db),
    endpoints: new Map(),
    isStrict,
    isSpecifiedOnly: options.isSpecifiedOnly ?? false,
  };
}

/** The services of the areas; those that one builds on come first. */
function composeServices(
  platform: PlatformWithFaults,
  database: OpenDatabase,
  options: CompositionOptions,
  uploads: UploadFolder,
): Services {
  const marketplace = createMarketplace(platform.clock, options.size === 'large' ? largeCatalogue : 0);
  const gateway = createGateway(platform, marketplace, options.gateway);
  return {
    faults: platform.faults,
    manager: createManager(platform.settings, options.managerDelay),
    marketplace,
    gateway,
    translations: createTranslations(platform, database, gateway),
    uploads,
  };
}

async function openUploads({ secrets }: Platform, options: CompositionOptions): Promise<UploadFolder> {
  // Files that are no uploads of this database are deleted, so other databases need folders of their own.
  const databaseFolder = options.isUploadsFolderShared
    ? await secrets.recall('uploads', () => crypto.randomUUID())
    : '.';
  return createUploadFolder(join(options.uploadsFolder, databaseFolder));
}

/** The worker of translations, with the translator that the gateway's settings choose. */
function createTranslations(
  { transactions, clock, settings }: Pick<Platform, 'transactions' | 'clock' | 'settings'>,
  database: OpenDatabase,
  gateway: Gateway,
): TranslationWorker {
  return createTranslationWorker({
    openQueue: () => database.queue(),
    transactions,
    store: settings,
    now: () => clock.now(),
    translator:
      gateway.settings.upstreamUrl === undefined ? localTranslator : createUpstreamTranslator(gateway),
  });
}
