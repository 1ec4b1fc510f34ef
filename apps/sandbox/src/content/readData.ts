import { readFileSync } from 'node:fs';

import * as v from 'valibot';

const contentFolder = new URL('../../content/', import.meta.url);

/**
 * Reads and checks a JSON file of `content/`.
 *
 * @param path the path below `content/`
 * @returns what the schema makes of it
 * @throws an Error with the name of the file, the field and what is wrong with it
 */
export function readData<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return checkData(path, readFileSync(new URL(path, contentFolder), 'utf8'), schema);
}

/** Checks the text of a JSON file of `content/`, as `readData` does. */
export function checkData<const Schema extends v.GenericSchema>(
  path: string,
  json: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const refuse = (problem: string) => new Error(`content/${path}: ${problem}`);
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw refuse(String(error));
  }
  const { success, output, issues } = v.safeParse(schema, data, { abortPipeEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw refuse(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
