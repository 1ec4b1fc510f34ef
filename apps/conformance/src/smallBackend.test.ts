import { startBackend } from '@my-air/small-backend';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const command = resolve(import.meta.dirname, 'main.ts');
const user = { email: 'creator@example.com', password: 'harbour lights' };
const portalOrigin = 'https://portal.example.com';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend({ ...user, portalOrigin });
});
afterAll(() => backend.close());

/** Runs the conformance command as a stranger does. */
function conform(...options: string[]): Promise<{ code: number; report: string }> {
  const { promise, resolve: end } = Promise.withResolvers<{ code: number; report: string }>();
  execFile(
    process.execPath,
    ['--conditions=@my-air/source', command, backend.url, '--origin', portalOrigin, ...options],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CONFORMANCE_EMAIL: user.email,
        CONFORMANCE_PASSWORD: user.password,
      },
    },
    (error, stdout, stderr) => end({ code: error ? Number(error.code) : 0, report: `${stdout}${stderr}` }),
  );
  return promise;
}

test('[API-04] a backend of some twenty calls conforms for a portal of the features that make them, writes included', async () => {
  const { code, report } = await conform('--features', 'home,accounts,messenger,notifications', '--write');
  expect(report).toContain('0 broken');
  expect(report).not.toContain('### Repaired');
  expect(code).toBe(0);
});

test('[API-04] the same backend is told which calls a whole portal would miss', async () => {
  const { code, report } = await conform();
  expect(code).toBe(1);
  expect(report).toContain('- GET api/distribution: status 404');
});

test('a feature that does not exist is refused', async () => {
  const { code, report } = await conform('--features', 'homes');
  expect(report).toContain('No feature with calls is named homes');
  expect(code).toBe(2);
});
