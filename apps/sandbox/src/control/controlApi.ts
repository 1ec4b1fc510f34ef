import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Gateway } from '../ai-gateway/Gateway.ts';
import { PlannerOrder } from '../ai-gateway/PlannerOrder.ts';
import { continueWaiting } from '../ai-metadata/jobs/jobs.ts';
import type { TranslationWorker } from '../ai-metadata/jobs/TranslationWorker.ts';
import { TranslationSettings, defaultTranslations } from '../ai-metadata/TranslationSettings.ts';
import { users } from '../database/schema.ts';
import { acceptJson, readSettings, refuseForeignPages } from '../http/hooks.ts';
import { notFound } from '../http/HttpError.ts';
import { validate } from '../http/validate.ts';
import { personas } from '../personas/personas.ts';
import type { Area, Platform } from '../Platform.ts';
import type { Sandbox } from '../Sandbox.ts';
import { clockControl } from './clockControl.ts';
import { CspReports } from './CspReports.ts';
import { FaultOrder, faultPresets } from './faultPresets.ts';
import type { Faults } from './Faults.ts';
import { managerControl } from './managerControl.ts';
import { sessionControl } from './sessionControl.ts';

const LogQuery = v.object({ all: v.optional(v.string()), endpoint: v.optional(v.string()) });
const MailQuery = v.object({ to: v.optional(v.string()) });

/** The log of the sandbox: requests that it got and letters that it sent. */
const logControl: Area = (sandbox) => async (app) => {
  app.get('/log', async (request, reply) =>
    reply.send({ requests: await seenRequests(sandbox, request.query) }),
  );
  does(app, 'DELETE', '/log', () => sandbox.log.clear());
  app.get('/mail', async (request, reply) => {
    const { to } = validate(MailQuery, request.query);
    return reply.send({ mails: await sandbox.mailbox.list(to) });
  });
};

/** The control of translations: their faults and their speed. */
const translationControl: Area<{ translations: TranslationWorker }> =
  ({ settings, translations, transactions }) =>
  async (app) => {
    const change = async (next: TranslationSettings | undefined) => {
      await settings.change((current) => ({ ...current, translations: next }));
      // A job that waits for its quota may continue with another one.
      await transactions.write((db) => continueWaiting(db, { reason: 'quota_exceeded' }));
      translations.wake();
    };
    adjust(app, '/translations', {
      schema: TranslationSettings,
      read: () => settings.current().translations ?? defaultTranslations,
      set: change,
      clear: () => change(undefined),
    });
  };

/** The control of the planner behind the AI gateway: its usual work, or a behaviour that a test needs. */
const plannerControl: Area<{ gateway: Gateway }> =
  ({ gateway: { planner } }) =>
  async (app) => {
    adjust(app, '/planner', {
      schema: PlannerOrder,
      read: () => planner.state(),
      set: (order) => planner.instruct(order),
      clear: () => planner.instruct(undefined),
    });
  };

/** The seed of a rough world. */
const RoughOrder = v.strictObject({ seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1) });

const Overrides = v.record(v.string(), v.unknown());

/** The control room over HTTP: for its own page, and for tests, which send no Origin. */
export const controlApi: Area<Pick<Sandbox, 'faults' | 'manager' | 'gateway' | 'translations' | 'reset'>> =
  (sandbox) => async (app) => {
    const { faults, settings } = sandbox;
    const reports = new CspReports(sandbox.db);
    refuseForeignPages(app, sandbox.origins.portal);
    readSettings(app, settings);
    acceptJson(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/state', (request) => stateOf(sandbox, request));
    does(app, 'POST', '/reset', () => sandbox.reset());

    app.get('/faults', () => ({
      faults: faults.list(),
      presets: faultPresets.map(({ name, label, status }) => ({ name, label, status })),
    }));
    app.post('/faults', async (request, reply) => {
      const order = validate(FaultOrder, request.body);
      return reply.code(201).send({ id: await faults.arm(order) });
    });
    does(app, 'DELETE', '/faults', () => faults.clear());
    app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) => {
      if (!(await faults.disarm(request.params.id))) throw notFound();
      return reply.code(204).send();
    });

    const override = (change: (present: Record<string, unknown>) => Record<string, unknown>) =>
      settings.change((current) => ({ ...current, configOverrides: change(current.configOverrides) }));
    adjust(app, '/config', {
      schema: Overrides,
      read: () => settings.current().configOverrides,
      set: (overrides) => override((present) => ({ ...present, ...overrides })),
      clear: () => override(() => ({})),
    });

    adjust(app, '/rough', {
      schema: RoughOrder,
      read: () => settings.current().rough ?? null,
      set: async (rough) => {
        await settings.change((current) => ({ ...current, rough }));
        faults.restart();
      },
      clear: () => settings.change((current) => ({ ...current, rough: undefined })),
    });

    const areas = [
      clockControl,
      sessionControl,
      logControl,
      managerControl,
      plannerControl,
      translationControl,
    ];
    for (const area of areas) await app.register(area(sandbox));
    await app.register(reportControl(reports));
  };

/** Takes the reports of browsers, whichever way they are written, and hands them to tests. */
function reportControl(reports: CspReports): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 65_536 },
      async (_request: unknown, text: string | Buffer) => String(text),
    );

    does(app, 'POST', '/csp-reports', (request) => reports.add(String(request.body)));
    app.get('/csp-reports', async () => ({ reports: await reports.list() }));
    does(app, 'DELETE', '/csp-reports', () => reports.clear());
  };
}

/** The calls of the API; with `all`, those of every listener. */
async function seenRequests({ log }: Platform, search: unknown) {
  const query = validate(LogQuery, search);
  const entries = await log.entries();
  return entries
    .filter(({ endpoint, path }) => query.all !== undefined || endpoint !== null || path.startsWith('/api/'))
    .filter(({ endpoint }) => query.endpoint === undefined || endpoint === query.endpoint)
    .map(({ path: address, ...request }) => {
      const [path = '', search = ''] = address.split('?');
      return { ...request, path, query: search };
    });
}

/** The state of the sandbox, and who the calling browser is signed in as. */
async function stateOf(sandbox: Platform & { faults: Faults }, request: FastifyRequest) {
  const { clock, faults, origins, endpoints, settings } = sandbox;
  return {
    now: clock.now().toISOString(),
    origins,
    session: await sessionOf(sandbox, request),
    personas: personas.map(({ id, summary, user }) => ({ id, summary, name: user.name, email: user.email })),
    faults: faults.list(),
    endpoints: [...endpoints.keys()].sort(),
    config: settings.current().configOverrides,
  };
}

async function sessionOf({ sessions, db }: Platform, request: FastifyRequest) {
  const session = await sessions.find(db, request);
  if (session?.userId == null) return null;
  const [user] = await db.select().from(users).where(eq(users.id, session.userId));
  return user
    ? { name: user.name, email: user.email, isImpersonated: session.impersonatorId !== null }
    : null;
}

/** Something that can be read, be set by an order, and be put back to what is usual. */
function adjust<Schema extends v.GenericSchema>(
  app: FastifyInstance,
  url: string,
  {
    schema,
    read,
    set,
    clear,
  }: {
    schema: Schema;
    read: () => unknown;
    set: (order: v.InferOutput<Schema>) => Promise<unknown>;
    clear: () => Promise<unknown>;
  },
): void {
  app.get(url, read);
  app.post(url, async (request, reply) => {
    await set(validate(schema, request.body));
    return reply.send(read());
  });
  does(app, 'DELETE', url, clear);
}

/** A call that responds with 204 once something is done. */
function does(
  app: FastifyInstance,
  method: 'DELETE' | 'POST',
  url: string,
  act: (request: FastifyRequest) => Promise<unknown>,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    await act(request);
    return reply.code(204).send();
  };
  app.route({ method, url, handler });
}
