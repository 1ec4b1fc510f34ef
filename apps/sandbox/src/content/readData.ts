import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { Texts } from './wireLocales.ts';

const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]+)$/;

/** A file of texts: the fields at its head, and the text below them. */
interface FieldsAndText {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly text: string;
}

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

/** Reads a JSON file of `content/` that has a text in each language for every key, and nothing else. */
export function readTexts<const Keys extends readonly string[]>(path: string, keys: Keys) {
  return readData(path, v.strictObject(v.entriesFromList(keys, Texts)));
}

/** Checks the text of a JSON file of `content/`, as `readData` does. */
function checkData<const Schema extends v.GenericSchema>(
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

/**
 * Splits a Markdown file into its fields and its text.
 *
 * @param names the fields that such a file may have; another one is a spelling mistake
 * @param refuse makes the error for a problem, naming the file
 */
export function readFields(
  source: string,
  names: ReadonlySet<string>,
  refuse: (problem: string) => Error,
): FieldsAndText {
  const [, head, body] = frontMatter.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw refuse('does not begin with --- fields ---');
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (!names.has(field)) throw refuse(`"${line}" is no field that it has`);
    fields.set(field, value.trim());
  }
  return { fields: Object.fromEntries(fields), text: body.trim() };
}
