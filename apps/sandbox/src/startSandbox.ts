import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { composeSandbox, type CompositionOptions } from './composeSandbox.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createListener } from './http/createListener.ts';
import { areas } from './areas.ts';
import type { Origins } from './Platform.ts';
import type { Sandbox } from './Sandbox.ts';
import { portCount, takePorts } from './takePorts.ts';

export interface SandboxOptions extends Partial<
  Omit<CompositionOptions, 'origins' | 'identityAddress' | 'isUploadsFolderShared'>
> {
  /** The first of four ports in a row; 0 takes four free ones. @default 3000 */
  port?: number;
  /** The first of the four ports under which browsers reach it, behind a proxy. @default those it listens on */
  publicPort?: number | undefined;
  /** Where browsers reach it under other host names, behind a proxy that ends TLS. @default `publicPort` of this computer */
  publicOrigins?: Origins | undefined;
  /** The name or address that it listens on. @default localhost */
  host?: string | undefined;
  /** The folder of the embedded database; `memory` keeps nothing. @default apps/sandbox/.data */
  dataDir?: string;
  /** A dump of a seeded database that one in memory starts from, which saves seconds. */
  snapshot?: string | undefined;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** How long that server may take to accept connections, in seconds. @default 30 */
  databaseWait?: number | undefined;
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
  const host = options.host ?? 'localhost';
  const base = await takePorts(options.port ?? 3000, host);
  const localOrigins = originsFrom(base);
  const dataDir = options.dataDir ?? folderBeside('../.data');
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
      ...options,
      origins: options.publicOrigins ?? originsFrom(options.publicPort ?? base),
      ...(options.publicOrigins && {
        identityAddress: localOrigins.identity,
        allowedHosts: [
          ...Object.values({ ...localOrigins }).map((origin) => new URL(origin).host),
          ...(options.allowedHosts ?? []),
        ],
      }),
      portalFolder: options.portalFolder ?? folderBeside('../../portal/dist'),
      isStrict: options.isStrict ?? true,
      uploadsFolder,
      isUploadsFolderShared: !isOwnDatabase,
    });
    const apps = await Promise.all(
      listeners.map((name) =>
        createListener(
          sandbox,
          name,
          areas[name].map((area) => area(sandbox)),
        ),
      ),
    );
    await Promise.all(apps.map((app, index) => app.listen({ port: base + index, host })));
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

function folderBeside(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}
