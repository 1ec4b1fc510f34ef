import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

import { root, turbo } from './run.mjs';

// `pnpm api`: builds the declarations of the published packages, and writes the public names and types of each of their
// entries into `packages/*/api`. `pnpm api --check` fails where the committed reports differ. `pnpm api games` does one.
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Reports are about names and types; what the extractor says besides is left to lint and the type check. */
const silent = { default: { logLevel: 'none' } };
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  skipLibCheck: true,
  types: [],
};

/** The names of the entries of a package that have types of their own: `index`, `contract`, `vite` for `vite/index`, … */
function entriesOf({ publishConfig, exports }) {
  const types = Object.entries(publishConfig?.exports ?? exports)
    .filter(([entry]) => !entry.endsWith('.css'))
    .map(([, target]) => target.types)
    .filter((file) => file?.endsWith('.d.ts'));
  const nameOf = (file) => file.replace(/^.*?dist\/(.+?)(?:(?<=.)\/index)?\.d\.ts$/, '$1');
  return [...new Set(types)].map((file) => ({ file, name: nameOf(file) }));
}

/** @returns whether the report of an entry is as committed, or was written */
function report(folder, { file, name }, temporary) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, file),
      compiler: { overrideTsconfig: { compilerOptions } },
      apiReport: {
        enabled: true,
        reportFolder: join(folder, 'api'),
        reportTempFolder: temporary,
        reportFileName: `${name}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    localBuild: !values.check,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  return succeeded && !(values.check && apiReportChanged);
}

const unknown = positionals.filter((name) => !existsSync(join(root, 'packages', name, 'package.json')));
if (unknown.length > 0) {
  console.error(`There is no packages/${unknown.join(', packages/')}.`);
  process.exit(1);
}
const built = positionals.length > 0 ? positionals.map((name) => `@my-air/${name}`) : ['./packages/*'];
const { code } = await turbo(['run', 'build:types', ...built.map((name) => `--filter=${name}`)]);
if (code !== 0) process.exit(code);

const temporary = mkdtempSync(join(tmpdir(), 'my-air-api-'));
const stale = [];
try {
  for (const path of globSync(`packages/{${positionals.join(',') || '*'},}/package.json`, {
    cwd: root,
  }).sort()) {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (manifest.private) continue;
    const folder = join(root, path, '..');
    mkdirSync(join(folder, 'api'), { recursive: true });
    const entries = entriesOf(manifest);
    for (const entry of entries) {
      if (!report(folder, entry, temporary)) stale.push(`${manifest.name}: ${entry.name}`);
    }
    for (const name of globSync('*.api.md', { cwd: join(folder, 'api') })) {
      if (entries.some((entry) => name === `${entry.name}.api.md`)) continue;
      if (values.check) stale.push(`${manifest.name}: ${name} is of no entry`);
      else rmSync(join(folder, 'api', name));
    }
  }
} finally {
  rmSync(temporary, { recursive: true });
}
if (stale.length > 0) {
  console.error(
    `Public names or types changed. Run pnpm api, read the difference and commit it:\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
