import { expect, onTestFinished, test, vi } from 'vitest';

import { buildConfig } from '@my-air/feature-testing';
import { url } from '@my-air/feature-api/settings';
import { readConfig } from './readConfig.ts';
import { StartFailure } from '../errors/StartFailure.ts';

const finance = { settings: { financeAppUrl: url } };
const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });

test('settings that are right are used', async () => {
  answer(Response.json(buildConfig()));
  await expect(readConfig([finance])).resolves.toMatchObject({
    financeAppUrl: 'http://localhost:3002/finance',
  });
});

test('settings that a server wrote into the page are used, and nothing is asked for', async () => {
  answer(new TypeError('Failed to fetch'));
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'settings';
  settings.textContent = JSON.stringify(buildConfig());
  document.head.append(settings);
  onTestFinished(() => settings.remove());
  await expect(readConfig([finance])).resolves.toMatchObject({
    financeAppUrl: 'http://localhost:3002/finance',
  });
});

test('settings that are wrong are refused with the field that is wrong', async () => {
  const config = buildConfig();
  answer(
    Response.json({ ...config, financeAppUrl: 'javascript:alert(1)', flags: { ...config.flags, pt: 'yes' } }),
  );
  const failure = await readConfig([finance]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toMatchObject({
    kind: 'invalid',
    details: [expect.stringMatching(/^flags\.pt: /), expect.stringMatching(/^financeAppUrl: /)],
  });
});

test.each([
  ['a server that is down', new TypeError('Failed to fetch'), 'unreachable', 'config.json: no answer'],
  ['an error status', new Response('', { status: 502 }), 'unreachable', 'config.json: HTTP 502'],
  ['a body that is not JSON', new Response('<html>'), 'invalid', 'config.json: not valid JSON'],
])('%s is told apart', async (_, response, kind, detail) => {
  answer(response);
  await expect(readConfig([finance])).rejects.toMatchObject({ kind, details: [detail] });
});
