import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { visitor } = testSandbox({ portalFolder: '/nowhere/<b>at all' });

test('without a build, the page says what to do', async () => {
  const { status, text } = await visitor().open('/home', { headers: { accept: 'text/html' } });
  expect(status).toBe(503);
  expect(text).toContain('The portal is not built yet');
  expect(text).toContain('npm start');
  expect(text).toContain('<code>/nowhere/&#60;b&#62;at all</code>');
});

test('without a build, there are no settings, and the API answers all the same', async () => {
  expect((await visitor().open('/config.json')).status).toBe(404);
  expect((await visitor().open('/sanctum/csrf-cookie')).status).toBe(204);
});
