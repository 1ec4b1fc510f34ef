import { ApiError } from '@my-air/api-client';
import { getAgreement, listChannels, listCountries } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { answer, unchecked } from './answers.ts';
import { stubPortal } from './stubPortal.ts';

test('an answer can be a failure, or depend on what was sent, or change', async () => {
  const { api } = stubPortal({
    answers: {
      ...answer(getAgreement, ({ params }) => ({ agreement: { id: String(params.agreement) } })),
      ...answer(listCountries, new ApiError({ code: 'server', key: listCountries.key, pageLoading: false })),
    },
  });
  const params = { agreement: 'amg_policy' };
  await expect(api.send(getAgreement, { params })).resolves.toEqual({ agreement: { id: 'amg_policy' } });
  await expect(api.send(listCountries)).rejects.toMatchObject({ code: 'server' });
  api.answer(answer(listCountries, { countries: [] }));
  await expect(api.send(listCountries)).resolves.toEqual({ countries: [] });
  expect(api.calls[0]).toMatchObject({ key: getAgreement.key, params });
});

test('an unknown call, a broken contract and a cancelled call are refused', async () => {
  const { api } = stubPortal({ answers: { 'GET api/channels': { channels: [{ title: 5 }] } } });
  await expect(api.send(listCountries)).rejects.toThrow('nobody answers "GET api/countries"');
  await expect(api.send(listChannels)).rejects.toThrow('breaks its contract at "channels.0');
  api.answer({ 'GET api/channels': unchecked({ channels: 'none' }) });
  await expect(api.send(listChannels)).resolves.toEqual({ channels: [] });
  expect(api.mismatches).toMatchObject([{ path: 'channels', received: 'string' }]);
  await expect(api.send(listChannels, {}, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
});
