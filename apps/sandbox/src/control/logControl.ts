import * as v from 'valibot';

import { validate } from '../http/validate.ts';
import type { Part, Sandbox } from '../Sandbox.ts';

const LogQuery = v.object({ all: v.optional(v.string()), endpoint: v.optional(v.string()) });
const MailQuery = v.object({ to: v.optional(v.string()) });

/** The log of the sandbox: requests that it got and letters that it sent. */
export const logControl: Part = (sandbox) => async (app) => {
  app.get('/log', async (request, reply) =>
    reply.send({ requests: await seenRequests(sandbox, request.query) }),
  );
  app.delete('/log', async (_request, reply) => {
    await sandbox.log.clear();
    return reply.code(204).send();
  });
  app.get('/mail', (request) => letters(sandbox, request.query));
};

/** The calls of the API; with `all`, those of every listener. */
async function seenRequests({ log }: Sandbox, search: unknown) {
  const query = validate(LogQuery, search) as v.InferOutput<typeof LogQuery>;
  const entries = await log.entries();
  return entries
    .filter(({ endpoint, path }) => query.all !== undefined || endpoint !== null || path.startsWith('/api/'))
    .filter(({ endpoint }) => query.endpoint === undefined || endpoint === query.endpoint)
    .map(({ path: address, ...request }) => {
      const [path = '', search = ''] = address.split('?');
      return { ...request, path, query: search };
    });
}

async function letters({ mailbox }: Sandbox, search: unknown) {
  const { to } = validate(MailQuery, search) as v.InferOutput<typeof MailQuery>;
  return { mails: await mailbox.list(to) };
}
