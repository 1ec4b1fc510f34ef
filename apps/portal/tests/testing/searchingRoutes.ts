import { createPortalRouter } from '@my-air/shell/testing';
import type * as v from 'valibot';

import { buildShell } from './buildShell.ts';

type Parameter = string | number | (string | number)[] | undefined;

/** A route that reads search parameters. */
export interface SearchingRoute {
  /** An address of it. */
  path: string;
  /** The schema of its search parameters. */
  schema: v.ObjectSchema<Record<string, v.GenericSchema<unknown, Parameter>>, undefined>;
}

/** The routes of the portal that read search parameters, each with its schema. */
export function searchingRoutes(): readonly SearchingRoute[] {
  return Object.values(createPortalRouter(buildShell()).routesById).flatMap(({ fullPath, options }) => {
    const schema = 'validateSearch' in options ? options.validateSearch : undefined;
    if (schema === undefined) return [];
    const path = String(fullPath).replace('$job', '1');
    return [{ path, schema: toSchema(schema, path) }];
  });
}

function toSchema(validate: unknown, path: string): SearchingRoute['schema'] {
  const schema = validate as SearchingRoute['schema'];
  // A function cannot say which parameters it reads.
  if (schema.type !== 'object') throw new Error(`@my-air/portal: ${path} reads its search without v.object`);
  return schema;
}
