import { announce } from './announce.ts';
import { StartRefused } from './StartRefused.ts';
import { startSandbox } from './startSandbox.ts';

const { env } = process;

try {
  const sandbox = await startSandbox({
    port: env.PORT ? Number(env.PORT) : 3000,
    ...(env.DATA_DIR && { dataDir: env.DATA_DIR }),
    ...(env.PORTAL_DIST && { portalFolder: env.PORTAL_DIST }),
    databaseUrl: env.DATABASE_URL || undefined,
    portalOrigin: env.PORTAL_ORIGIN || undefined,
    isStrict: env.NODE_ENV !== 'production',
  });
  announce(sandbox);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void sandbox.close().finally(() => process.exit(0));
    });
  }
} catch (error) {
  // What a person can put right is said in one sentence; for the rest the trace helps.
  console.error(error instanceof StartRefused ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
