import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Entrance } from './Entrance.ts';
import { formToken } from './formToken.ts';
import type { EntranceLinks } from './pages/entrancePages.ts';

/** The addresses of an entrance's steps for a request. */
export function linksOf(entrance: Entrance) {
  return (request: FastifyRequest, reply: FastifyReply): EntranceLinks => {
    const [path, query] = [entrance.path(request), entrance.query(request)];
    return {
      token: formToken(request, reply),
      login: `${path}/login${query}`,
      factor: `${path}/second-factor${query}`,
      register: `${path}/register${query}`,
    };
  };
}
