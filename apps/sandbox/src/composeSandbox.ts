import { createLoginThrottle } from './auth/LoginThrottle.ts';
import { createClock } from './Clock.ts';
import { Faults } from './control/Faults.ts';
import type { Database } from './database/Database.ts';
import { createSecrets } from './database/secrets.ts';
import { createRequestLog } from './http/RequestLog.ts';
import { createMailbox } from './mail/Mailbox.ts';
import { createSeeding } from './personas/createSeeding.ts';
import { isSeeded } from './personas/reseed.ts';
import type { Origins, Sandbox } from './Sandbox.ts';
import { createSessions } from './session/createSessions.ts';

export interface Surroundings {
  origins: Origins;
  /** Where people are sent, when that is not the portal we serve ourselves. */
  portalOrigin: string | undefined;
  portalFolder: string;
  isStrict: boolean;
}

/** The portal's development server, which may always sign in here. */
const developmentOrigin = 'http://localhost:5173';

/** Puts together what every part of the sandbox is given, and seeds an empty database. */
export async function composeSandbox(db: Database, surroundings: Surroundings): Promise<Sandbox> {
  const { origins, portalFolder, isStrict } = surroundings;
  const clock = createClock();
  const faults = new Faults(`${origins.identity}/profile`);
  const log = createRequestLog();
  const throttle = createLoginThrottle(clock);
  const configOverrides = new Map<string, unknown>();
  const seed = createSeeding({ db, clock });
  const sandbox: Sandbox = {
    db,
    clock,
    origins,
    portalOrigins: [surroundings.portalOrigin ?? origins.portal, origins.portal, developmentOrigin],
    portalFolder,
    configOverrides,
    mailbox: createMailbox(db, clock),
    faults,
    log,
    sessions: createSessions(db, clock),
    secrets: createSecrets(db),
    throttle,
    endpoints: new Map(),
    isStrict,
    reset: async () => {
      clock.reset();
      faults.clear();
      log.clear();
      throttle.clear();
      configOverrides.clear();
      await seed();
    },
  };
  if (!(await isSeeded(db))) await seed();
  return sandbox;
}
