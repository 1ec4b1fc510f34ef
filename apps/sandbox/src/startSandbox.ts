import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GatewaySettings } from './ai-gateway/GatewaySettings.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createListener } from './http/createListener.ts';
import { parts } from './parts.ts';
import type { Origins, Sandbox, SandboxSize } from './Sandbox.ts';
import { composeSandbox } from './composeSandbox.ts';
import { portCount, takePorts } from './takePorts.ts';

export interface SandboxOptions {
  /** The first of four ports in a row; 0 takes four free ones. @default 3000 */
  port?: number;
  /** The first of the four ports under which browsers reach it, behind a proxy. @default those it listens on */
  publicPort?: number | undefined;
  /** The folder of the embedded database; `memory` keeps nothing. @default apps/sandbox/.data */
  dataDir?: string;
  /** A dump of a seeded database that one in memory starts from, which saves seconds. */
  snapshot?: string | undefined;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** How long that server may take to accept connections, in seconds. @default 30 */
  databaseWait?: number | undefined;
  /** The folder of the built portal. @default apps/portal/dist */
  portalFolder?: string;
  /** The origin of the portal's development server, when redirects go there. */
  portalOrigin?: string | undefined;
  /** Hosts that requests may name besides localhost and its addresses, as in `Host`. */
  allowedHosts?: readonly string[] | undefined;
  /** Where uploads are kept. @default a folder beside the embedded database; with one in memory, a temporary one */
  uploadsFolder?: string;
  /** How long managers think before they answer in a chat, in seconds; null is never. @default 4 */
  managerDelay?: number | null | undefined;
  /** @default 'small' */
  size?: SandboxSize | undefined;
  /** The settings of the AI gateway; those that are not given have their usual values. */
  gateway?: Partial<GatewaySettings> | undefined;
  /** Whether every answer is checked against its contract. @default true */
  isStrict?: boolean;
}

/** A running sandbox. */
export interface RunningSandbox {
  /** The first of the four ports it listens on. */
  readonly port: number;
  /** The portal, the API and the control room. */
  readonly url: string;
  readonly identityUrl: string;
  readonly worldUrl: string;
  /** The same API on another origin. */
  readonly apiUrl: string;
  /** The sandbox from inside, for tests in the same process. */
  readonly control: Sandbox;
  close(): Promise<void>;
}

/** The listeners, in the order of their ports. */
const listeners: readonly (keyof Origins)[] = ['portal', 'identity', 'world', 'api'];

/** Starts all of it: database, API, identity provider, the world outside, and the portal's host. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const base = await takePorts(options.port ?? 3000);
  const dataDir = options.dataDir ?? ownFolder('../.data');
  const temporary = dataDir === 'memory' ? await mkdtemp(join(tmpdir(), 'my-air-uploads-')) : undefined;
  const isOwnDatabase = options.databaseUrl === undefined;
  const uploadsFolder =
    options.uploadsFolder ?? temporary ?? join(dataDir, isOwnDatabase ? 'uploads' : 'uploads-of-servers');
  const database = await openDatabase({
    url: options.databaseUrl,
    wait: options.databaseWait,
    dataDir,
    snapshot: options.snapshot,
  });
  try {
    const sandbox = await composeSandbox(database, {
      origins: originsFrom(options.publicPort ?? base),
      portalOrigin: options.portalOrigin,
      allowedHosts: options.allowedHosts,
      portalFolder: options.portalFolder ?? ownFolder('../../portal/dist'),
      isStrict: options.isStrict ?? true,
      uploadsFolder,
      isUploadsFolderShared: !isOwnDatabase,
      managerDelay: options.managerDelay,
      size: options.size,
      gateway: options.gateway,
    });
    const apps = await Promise.all(listeners.map((name) => createListener(sandbox, name, parts[name])));
    await Promise.all(apps.map((app, index) => app.listen({ port: base + index, host: 'localhost' })));
    // The work that a killed process left is continued once everything else has started.
    sandbox.translations.wake();
    return {
      port: base,
      url: sandbox.origins.portal,
      identityUrl: sandbox.origins.identity,
      worldUrl: sandbox.origins.world,
      apiUrl: sandbox.origins.api,
      control: sandbox,
      close: async () => {
        await Promise.all(apps.map((app) => app.close()));
        await sandbox.translations.close();
        await database.close();
        if (temporary) await rm(temporary, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function originsFrom(base: number): Origins {
  const [portal, identity, world, api] = Array.from(
    { length: portCount },
    (_, index) => `http://localhost:${base + index}`,
  ) as [string, string, string, string];
  return { portal, identity, world, api };
}

function ownFolder(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}
