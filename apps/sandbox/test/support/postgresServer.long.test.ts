import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The exit code of a process that loads the server's module and ends by itself with a code. */
function exitCodeWith(code: number): number | null {
  const module = new URL('postgresServer.ts', import.meta.url).href;
  const script = `import ${JSON.stringify(module)}; process.exitCode = ${code};`;
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@my-air/source', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return status;
}

test('a process that loads the PostgreSQL server keeps its exit code, so that a failed test run is seen', () => {
  expect(exitCodeWith(3)).toBe(3);
  expect(exitCodeWith(0)).toBe(0);
});
