import * as v from 'valibot';

import { acceptJson } from '../http/acceptJson.ts';
import { notFound } from '../http/HttpError.ts';
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

const Overrides = v.record(v.string(), v.unknown());

/** What the control room can do, over HTTP: for its own page, and for tests, which send no Origin. */
export const controlApi: Part = (sandbox) => async (app) => {
  const { faults, configOverrides } = sandbox;
  const reports = new CspReports();
  refuseForeignPages(app, sandbox.origins.portal);
  acceptJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/state', (request) => stateOf(sandbox, request));
  app.post('/reset', async (_request, reply) => {
    reports.clear();
    await sandbox.reset();
    return reply.code(204).send();
  });

  app.get('/faults', () => ({
    faults: faults.list(),
    presets: faultPresets.map(({ name, label, status }) => ({ name, label, status })),
  }));
  app.post('/faults', async (request, reply) => {
    const order = validate(FaultOrder, request.body) as FaultOrder;
    return reply.code(201).send({ id: faults.arm(order) });
  });
  app.delete('/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) => {
    if (!faults.disarm(request.params.id)) throw notFound();
    return reply.code(204).send();
  });

  app.get('/config', () => Object.fromEntries(configOverrides));
  app.post('/config', (request) => {
    const overrides = validate(Overrides, request.body) as v.InferOutput<typeof Overrides>;
    for (const [key, value] of Object.entries(overrides)) configOverrides.set(key, value);
    return Object.fromEntries(configOverrides);
  });
  app.delete('/config', async (_request, reply) => {
    configOverrides.clear();
    return reply.code(204).send();
  });

  for (const part of [clockControl, sessionControl, logControl, managerControl, plannerControl])
    await app.register(part(sandbox));
  await app.register(reportControl(reports));
};
