import { safeParse, type GenericSchema } from 'valibot';
import { expect, test } from 'vitest';

import { endpoints } from './testing/backend/endpoints.ts';

/** The parts of a schema that are read here, whatever its kind. */
interface Schema {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  value?: GenericSchema;
  wrapped?: GenericSchema;
  options?: readonly GenericSchema[];
  getter?: () => GenericSchema;
}

const idName = /^(?:id|\w+_id)$/;
const listOfIds = /^(?:ids|\w+_ids)$/;

/** Each id in a schema with its place, as `platforms.[].agreement_id`. */
function* idsIn(schema: GenericSchema, path: string): Generator<readonly [place: string, id: GenericSchema]> {
  const { entries = {}, item, value, wrapped, options = [], getter } = schema as unknown as Schema;
  for (const [name, entry] of Object.entries(entries)) {
    if (idName.test(name)) yield [`${path}.${name}`, entry];
    if (listOfIds.test(name)) yield [`${path}.${name}.[]`, elementOf(entry)];
    yield* idsIn(entry, `${path}.${name}`);
  }
  if (item) yield* idsIn(item, `${path}.[]`);
  for (const inner of [value, wrapped, getter?.(), ...options]) if (inner) yield* idsIn(inner, path);
}

function elementOf(schema: GenericSchema): GenericSchema {
  const { item, wrapped } = schema as unknown as Schema;
  return item ?? elementOf(wrapped!);
}

const ids = endpoints.flatMap(({ key, query, body, response }) =>
  [query, body, response].flatMap((schema: GenericSchema | undefined) =>
    schema ? [...idsIn(schema, key)] : [],
  ),
);
const read = (schema: GenericSchema, id: unknown): unknown => {
  const result = safeParse(schema, id);
  return result.success ? result.output : result.issues;
};

test('[API-03] ids are found in answers, in lists, below other objects and in what is sent', () => {
  const places = ids.map(([place]) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      'GET api/distribution.platforms.[].agreement_id',
      'GET api/user.user.partner.manager.id',
      'POST api/supportRequests.support_category_id',
      'PUT api/ai-optimization/prompts.prompt_ids.[]',
    ]),
  );
});

test('[API-03] every id of every contract is taken as a text and as a number, and both are the same id', () => {
  const refused = ids.flatMap(([place, schema]) => {
    const isText = ['c4f1', '00c4'].every((id) => read(schema, id) === id);
    const number = read(schema, 7);
    return isText && ['7', 7].includes(number as string) && read(schema, '7') === number ? [] : place;
  });
  expect(refused).toEqual([]);
});
