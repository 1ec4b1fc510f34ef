import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { kitFields, typedPlaces } from './typedPlaces.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The names of everything that users type into: elements, the kit's fields, and an editor. */
const names =
  'textarea|input|TextInput|Textarea|PasswordInput|SearchInput|NumberInput|Combobox|MultiSelect|CommandPalette|MessageField|Picker\\.Search';
const field = new RegExp(
  `<(?:${names})\\b|styled\\.(?:textarea|input)\\b|styled\\((?:${names})\\)|\\bcontentEditable\\b|new Editor\\(`,
  'g',
);

/** The sources below a folder, by their path in the repository. */
function sourcesIn(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/src`);
const sources = packages.flatMap(sourcesIn);

/** The number of fields in each source that declares any. */
const found: Readonly<Record<string, number>> = Object.fromEntries(
  sources
    .filter((file) => !/\.(?:test|test-d|stories)\.tsx?$|\/testing\//.test(file))
    .map((file): [string, number] => {
      const code = readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [file, code.match(field)?.length ?? 0];
    })
    .filter(([, count]) => count > 0),
);

const kit = 'packages/ui-kit/src/';
const inKit = (file: string) => file.startsWith(kit);

test('[SH-11] every field that people type into says what becomes of the text', () => {
  const known = Object.fromEntries(Object.entries(typedPlaces).map(([file, { fields }]) => [file, fields]));
  expect(Object.fromEntries(Object.entries(found).filter(([file]) => !inKit(file)))).toEqual(known);
  const undecided = Object.entries(typedPlaces).filter(
    ([, { kept, reason }]) => Boolean(kept) === Boolean(reason),
  );
  expect(undecided, 'kept, or a reason why not').toEqual([]);
});

test('[SH-11] a new field of the kit is one that the first test looks for', () => {
  const files = Object.keys(found).filter(inKit);
  expect(files.map((file) => file.slice(kit.length)).sort()).toEqual(Object.keys(kitFields).sort());
  const textFields = Object.entries(kitFields).filter(([, kind]) => kind === 'text');
  const components = textFields.map(([file]) => /(\w+)\.tsx$/.exec(file)![1]!);
  // CommandPalette renders the fields of commandParts.
  expect(components.filter((name) => name !== 'commandParts' && !names.split('|').includes(name))).toEqual(
    [],
  );
});

test('[SH-11] each place that is kept is proven, and each proof is of a place that is kept', () => {
  const proofs = sources.filter((file) => file.endsWith('/keptText.long.test.ts'));
  const proven = proofs.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/describeKeptText\('([^']+)'/g)].map(([, id]) => id),
  );
  const kept = Object.values(typedPlaces).flatMap((place) => place.kept ?? []);
  const order = (one: string, other: string) => one.localeCompare(other);
  expect(proven.map(String).toSorted(order)).toEqual(kept.toSorted(order));
});
