import * as v from 'valibot';

import { acceptJson } from '../http/acceptJson.ts';
import { notFound } from '../http/HttpError.ts';
import { readSettings } from '../http/readSettings.ts';
import { refuseForeignPages } from '../http/refuseForeignPages.ts';
import { validate } from '../http/validate.ts';
import type { Part } from '../Sandbox.ts';
import { clockControl } from './clockControl.ts';
import { CspReports } from './CspReports.ts';
import { FaultOrder } from './FaultOrder.ts';
import { faultPresets } from './faultPresets.ts';
import { logControl } from './logControl.ts';
import { managerControl } from './managerControl.ts';
import { plannerControl } from './plannerControl.ts';
import { reportControl } from './reportControl.ts';
import { sessionControl } from './sessionControl.ts';
import { stateOf } from './stateOf.ts';
import { translationControl } from './translationControl.ts';

const Overrides = v.record(v.string(), v.unknown());

/** The control room over HTTP: for its own page, and for tests, which send no Origin. */
export const controlApi: Part = (sandbox) => async (app) => {
  const { faults, settings } = sandbox;
  const reports = new CspReports(sandbox.db);
  refuseForeignPages(app, sandbox.origins.portal);
  readSettings(app, settings);
  acceptJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/state', (request) => stateOf(sandbox, request));
  app.post('/reset', async (_request, reply) => {
    await sandbox.reset();
    return reply.code(204).send();
  });

  app.get('/faults', () => ({
    faults: faults.list(),
    presets: faultPresets.map(({ name, label, status }) => ({ name, label, status })),
  }));
  app.post('/faults', async (request, reply) => {
    const order = validate(FaultOrder, request.body) as FaultOrder;
    return reply.code(201).send({ id: await faults.arm(order) });
  });
  app.delete('/faults', async (_request, reply) => {
    await faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) => {
    if (!(await faults.disarm(request.params.id))) throw notFound();
    return reply.code(204).send();
  });

  app.get('/config', () => settings.current().configOverrides);
  app.post('/config', async (request, reply) => {
    const overrides = validate(Overrides, request.body) as v.InferOutput<typeof Overrides>;
    await settings.change((current) => ({
      ...current,
      configOverrides: { ...current.configOverrides, ...overrides },
    }));
    return reply.send(settings.current().configOverrides);
  });
  app.delete('/config', async (_request, reply) => {
    await settings.change((current) => ({ ...current, configOverrides: {} }));
    return reply.code(204).send();
  });

  const parts = [
    clockControl,
    sessionControl,
    logControl,
    managerControl,
    plannerControl,
    translationControl,
  ];
  for (const part of parts) await app.register(part(sandbox));
  await app.register(reportControl(reports));
};
