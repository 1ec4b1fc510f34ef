import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function change(path, edit) {
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${path} does not look as expected; add the feature there by hand.`);
  writeFileSync(path, after);
}

/** Adds a feature to the shell: two lines in the table of contents. */
export function installInShell(shell, name) {
  const id = camel(name);
  change(join(shell, 'features.ts'), (text) =>
    text
      .replace(/(import [^;]+;\n)(?!import)/, `$1import { ${id}Feature as ${id} } from '@my-air/${name}';\n`)
      .replace(/,?\s*\};\s*$/, `,\n  ${id},\n};\n`),
  );
}
