import type { FastifyPluginAsync } from 'fastify';

import type { CspReports } from './CspReports.ts';

/** Takes the reports of browsers, whichever way they are written, and hands them to tests. */
export function reportControl(reports: CspReports): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 65_536 },
      async (_request: unknown, text: string | Buffer) => String(text),
    );

    app.post('/csp-reports', async (request, reply) => {
      await reports.add(String(request.body));
      return reply.code(204).send();
    });
    app.get('/csp-reports', async () => ({ reports: await reports.list() }));
    app.delete('/csp-reports', async (_request, reply) => {
      await reports.clear();
      return reply.code(204).send();
    });
  };
}
