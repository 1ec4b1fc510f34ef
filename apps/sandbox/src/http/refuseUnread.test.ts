import { expect, test } from 'vitest';

import { rawRequest } from '#test/support/rawRequest.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox } = testSandbox();

test('[ERR-07] an address that is too long to be read is answered by a page', async () => {
  const { status, headers, bytes } = await rawRequest(sandbox().url, `/services?q=${'x'.repeat(20_000)}`);
  expect(status).toBe(431);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(bytes.toString()).toContain('<h1>This address is too long</h1>');
});
