import { fileURLToPath } from 'node:url';

import { gatewayFrom } from './ai-gateway/GatewaySettings.ts';
import { personaPassword, personas } from './personas/personas.ts';
import type { Origins } from './Platform.ts';
import { StartRefused } from './StartRefused.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

const bold = (text: string) => (process.stdout.isTTY ? `\u001B[1m${text}\u001B[0m` : text);

const { env } = process;
const size = env.SANDBOX_SIZE === 'large' ? 'large' : 'small';
// The two sizes do not share a database: it is filled once, when it is empty.
const largeFolder = size === 'large' ? fileURLToPath(new URL('../.data-large', import.meta.url)) : undefined;
const dataDir = env.DATA_DIR || largeFolder;

try {
  const roughSeed = env.ROUGH === '1' ? seedFrom(env.ROUGH_SEED) : undefined;
  const sandbox = await startSandbox({
    port: env.PORT ? Number(env.PORT) : 3000,
    size,
    roughSeed,
    gateway: gatewaySettings(),
    ...(env.MANAGER_DELAY && { managerDelay: managerDelay(env.MANAGER_DELAY) }),
    ...(dataDir && { dataDir }),
    ...(env.PORTAL_DIST && { portalFolder: env.PORTAL_DIST }),
    host: env.LISTEN_HOST || undefined,
    publicOrigins: env.PUBLIC_ORIGINS ? publicOrigins(env.PUBLIC_ORIGINS) : undefined,
    publicPort: env.PUBLIC_PORT ? Number(env.PUBLIC_PORT) : undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseWait: env.DATABASE_WAIT ? Number(env.DATABASE_WAIT) : undefined,
    portalOrigin: env.PORTAL_ORIGIN || undefined,
    allowedHosts: env.ALLOWED_HOSTS?.split(',').map((host) => host.trim()),
    isStrict: env.NODE_ENV !== 'production',
    isSpecifiedOnly: env.SPECIFIED_ONLY === '1',
  });
  announce(sandbox, roughSeed);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void sandbox.close().finally(() => process.exit(0));
    });
  }
} catch (error) {
  // One sentence for a problem that the developer can fix; for the rest the trace helps.
  console.error(error instanceof StartRefused ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}

/** How the AI gateway is set up by the environment. */
function gatewaySettings() {
  try {
    return gatewayFrom(env);
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : String(error));
  }
}

/** The four origins of PUBLIC_ORIGINS, in the order of the ports. */
function publicOrigins(text: string): Origins {
  const given = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
  if (given.length !== 4 || !given.every(isOrigin)) {
    throw new StartRefused(
      'PUBLIC_ORIGINS has to be four origins with commas: portal, identity provider, outside world, API elsewhere; ' +
        `such as "https://portal.example.com,…". It is "${text}".`,
    );
  }
  const [portal, identity, world, api] = given as [string, string, string, string];
  return { portal, identity, world, api };
}

/** Seconds, or `off` for managers who never answer. */
function managerDelay(text: string): number | null {
  const seconds = Number(text);
  if (text === 'off') return null;
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new StartRefused(`MANAGER_DELAY has to be a number of seconds or "off", and it is "${text}".`);
}

/** The seed of a rough world; without a text, another one at each start. */
function seedFrom(text: string | undefined): number {
  const seed = text ? Number(text) : Math.floor(Math.random() * 100_000);
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new StartRefused(`ROUGH_SEED has to be a whole number, and it is "${text}".`);
}

/** Prints the addresses of the running sandbox, and the accounts to sign in with. */
function announce(
  { port, url, identityUrl, worldUrl, apiUrl, control }: RunningSandbox,
  roughSeed: number | undefined,
): void {
  const [portal] = control.portalOrigins;
  const width = Math.max(...personas.map(({ user }) => user.email.length));
  console.log(
    [
      '',
      `  ${bold('My AIR')}             ${bold(portal)}`,
      `  Control room       ${url}/sandbox`,
      `  Mailbox            ${identityUrl}/mailbox`,
      `  Identity provider  ${identityUrl}`,
      `  Platforms, money   ${worldUrl}`,
      `  API elsewhere      ${apiUrl}`,
      ...(roughSeed === undefined ? [] : [`  Rough world        again with ROUGH=1 ROUGH_SEED=${roughSeed}`]),
      ...(env.PUBLIC_ORIGINS ? [`  Without TLS        http://localhost:${port}/sandbox`] : []),
      '',
      `  Sign in as one of these; the password of all is ${bold(personaPassword)}`,
      '',
      ...personas.map(({ user, summary }) => `  ${user.email.padEnd(width)}  ${summary}`),
      '',
    ].join('\n'),
  );
}
