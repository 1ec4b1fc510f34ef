import { startSandbox, type RunningSandbox } from '@my-air/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { calls } from './calls.ts';
import { breaksScreens, examine } from './examine.ts';
import { reportOf } from './report.ts';
import { enterAtProvider } from './testing/enterAtProvider.ts';
import { type Flaw, inBody, startFlawed } from './testing/startFlawed.ts';

const partner = { email: 'partner@my-air.test', password: 'correct horse battery' };
/** The address of a portal that is not there, so that the command can take its place. */
const portalOrigin = 'http://localhost:32123';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ managerDelay: null, port: 0, dataDir: 'memory', portalOrigin });
}, 180_000);
afterAll(() => sandbox.close());

test('[API-04] the sandbox conforms in every call and every rule', { timeout: 120_000 }, async () => {
  const result = await examine({ address: sandbox.url }, partner);
  expect(result.calls.filter(({ outcome }) => outcome !== 'conforms')).toEqual([]);
  expect(result.rules.flatMap(({ faults }) => faults ?? [])).toEqual([]);
  expect(breaksScreens(result)).toBe(false);
  expect(reportOf(result)).not.toContain(partner.password);
});

/** Mistakes that APIs in Laravel have, each with the line of the report that names its call and field. */
const mistakes: readonly { what: string; flaw: Flaw; line: RegExp }[] = [
  {
    what: 'numbers as texts',
    flaw: inBody('GET api/channels', (body) => mapped(body, 'channels', { subscriber_count: '12' })),
    line: /GET api\/channels\n {2}- channels\.\[\]\.subscriber_count: expected .*number.*, received string/,
  },
  {
    what: 'data wrapped twice',
    flaw: inBody('GET api/ecosystem/productCategories', (data) => ({ data })),
    line: /GET api\/ecosystem\/productCategories.*\n {2}- data: expected Array, received object/,
  },
  {
    what: 'an empty object as a list',
    flaw: inBody('GET api/finances-ai/balance', () => []),
    line: /GET api\/finances-ai\/balance\n {2}- \(the answer\): expected Object, received array/,
  },
  {
    what: 'null dates as zeros',
    flaw: inBody('GET api/notificationMessages', (body) =>
      mapped(body, 'active_notifications', { created_at: '0000-00-00 00:00:00' }),
    ),
    line: /GET api\/notificationMessages: active_notifications\.\[\]\.created_at is 0000-00-00/,
  },
  {
    what: 'snake and camel mixed',
    flaw: inBody('GET api/referralProgram', ({ referral_link_v4: referralLinkV4, ...body }) => ({
      ...body,
      referralLinkV4,
    })),
    line: /GET api\/referralProgram: referralLinkV4 should be referral_link_v4/,
  },
  {
    what: 'HTML on 404',
    flaw: ({ status }) => (status === 404 ? { type: 'text/html', text: '<h1>Not Found</h1>' } : {}),
    line: /The body of GET api\/help\/articles\/not-there is no JSON/,
  },
  {
    what: '302 on 401',
    flaw: ({ status }) => (status === 401 ? { status: 302, location: '/login', text: '' } : {}),
    line: /GET api\/user responds with 302/,
  },
  {
    what: 'pages from 0',
    flaw: inBody('GET api/active-chats', ({ meta, ...body }) => ({
      ...body,
      meta: { ...meta, current_page: (meta as { current_page: number }).current_page - 1 },
    })),
    line: /GET api\/active-chats: page 1 has 0 in meta\.current_page/,
  },
  {
    what: '200 with an error inside',
    flaw: inBody('GET api/distribution', (body) => ({ ...body, error: 'Server Error' })),
    line: /GET api\/distribution responds with 200 and an error/,
  },
  {
    what: 'no meta',
    flaw: inBody('GET api/archived-chats', ({ chats }) => ({ chats })),
    line: /GET api\/archived-chats: meta\.last_page is not there/,
  },
];

test(
  '[API-04] ten mistakes at once are named, each with its call and field',
  { timeout: 120_000 },
  async () => {
    const flawed = await startFlawed(
      sandbox.url,
      mistakes.map(({ flaw }) => flaw),
    );
    const result = await examine({ address: flawed.url }, partner);
    flawed.close();
    const report = reportOf(result);
    expect(mistakes.filter(({ line }) => !line.test(report)).map(({ what }) => what)).toEqual([]);
    expect(breaksScreens(result)).toBe(true);
  },
);

test(
  '[API-04] a backend without the assumed calls breaks no screen, and each says what is left out',
  { timeout: 120_000 },
  async () => {
    const assumed = new Set(
      calls.filter(({ endpoint }) => endpoint.isAssumed).map(({ endpoint }) => endpoint.key),
    );
    const flawed = await startFlawed(sandbox.url, [
      ({ key }) => (assumed.has(key) ? { status: 404, text: '{"message":"Not found."}' } : {}),
    ]);
    const result = await examine({ address: flawed.url }, partner);
    flawed.close();
    const missing = result.calls.filter(({ outcome }) => outcome === 'missing');
    expect(missing.length).toBeGreaterThan(5);
    expect(missing.every(({ detail }) => detail.includes('without it: '))).toBe(true);
    expect(reportOf(result)).toMatch(/"unknownCalls": \[.*"GET api\/news".*\]/);
    expect(
      result.calls.filter(({ isAssumed }) => !isAssumed).every(({ outcome }) => outcome === 'conforms'),
    ).toBe(true);
    expect(breaksScreens(result)).toBe(false);
  },
);

test(
  '[API-04] a backend that cuts its connections half way is told for those calls, and the others are tried',
  { timeout: 120_000 },
  async () => {
    const isLost = (key: string) => key.startsWith('GET api/help/search/');
    const flawed = await startFlawed(sandbox.url, [({ key }) => (isLost(key) ? { status: 0 } : {})]);
    const result = await examine({ address: flawed.url }, partner);
    flawed.close();
    const broken = result.calls.filter(({ outcome }) => outcome === 'broken');
    expect(broken.map(({ detail }) => detail)).toEqual(['network', 'network']);
    expect(
      result.calls.filter(({ key }) => !isLost(key)).every(({ outcome }) => outcome === 'conforms'),
    ).toBe(true);
    expect(breaksScreens(result)).toBe(true);
  },
);

test(
  '[API-04] slow answers are named, and a backend that stops answering half way is left after three calls',
  { timeout: 120_000 },
  async () => {
    const late = 'GET api/channels';
    let calls = 0;
    const flawed = await startFlawed(sandbox.url, [
      ({ key }) => {
        calls += 1;
        if (calls > 30) return { delay: Infinity };
        return key === late ? { delay: 1100 } : {};
      },
    ]);
    const result = await examine({ address: flawed.url, patience: 2000 }, partner);
    flawed.close();
    const report = reportOf(result);
    expect(report).toMatch(/- GET api\/channels: slow, \d+\.\d s/);
    const broken = result.calls.filter(({ outcome }) => outcome === 'broken');
    expect(broken.slice(-3).map(({ detail }) => detail)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(report).toContain(': The backend does not answer any more');
    expect(result.rules.every(({ faults }) => faults === undefined)).toBe(true);
    expect(breaksScreens(result)).toBe(true);
  },
);

test(
  '[AUTH-01] [AUTH-02] a user of an identity provider signs in by its discovery, and its faults are named',
  { timeout: 120_000 },
  async () => {
    const signIn = (issuer: string, backend = sandbox.apiUrl) => {
      const open = (address: string) => void enterAtProvider(address, partner);
      const provider = { issuer, clientId: 'my-air-portal', open };
      return examine({ address: backend, origin: portalOrigin, features: ['home'] }, { provider });
    };
    const good = await signIn(sandbox.identityUrl);
    expect(good.rules.flatMap(({ faults }) => faults ?? [])).toEqual([]);
    expect(good.rules.map(({ name }) => name)).toContain('The provider has the code flow with S256');

    let issuer = '';
    const weak = await startFlawed(sandbox.identityUrl, [
      ({ key, text }) =>
        key === 'GET .well-known/openid-configuration'
          ? {
              text: JSON.stringify({
                ...(JSON.parse(text) as object),
                issuer,
                code_challenge_methods_supported: ['plain'],
              }),
            }
          : {},
    ]);
    issuer = weak.url;
    const failing = await startFlawed(sandbox.apiUrl, [
      ({ key, status }) => (key === 'POST api/federated-auth/login' && status === 422 ? { status: 500 } : {}),
    ]);
    const bad = reportOf(await signIn(issuer, failing.url));
    weak.close();
    failing.close();
    expect(bad).toContain('code_challenge_methods_supported has no S256');
    expect(bad).toContain('POST api/federated-auth/login responds with 500');
  },
);

test('[AUTH-04] a sign-in by a provider that ends with a refusal or another state, or cannot end, says so', async () => {
  const end = (query: string) => {
    const open = () => void fetch(`${portalOrigin}/oauth/login?${query}`);
    const provider = { issuer: sandbox.identityUrl, clientId: 'my-air-portal', open };
    return examine({ address: sandbox.url, origin: portalOrigin }, { provider }).catch(String);
  };
  expect(await end('error=access_denied&error_description=No')).toContain('The provider refused: No');
  expect(await end('state=forged&code=1')).toContain('another state');
  const provider = { issuer: sandbox.identityUrl, clientId: 'my-air-portal', open: () => {} };
  const taken = examine({ address: sandbox.apiUrl, origin: sandbox.url }, { provider });
  expect(await taken.catch(String)).toContain(`${sandbox.url} is in use`);
});

test(
  '[VAL-04] a backend that drops large forms and takes any file is told so',
  { timeout: 120_000 },
  async () => {
    const flawed = await startFlawed(sandbox.url, [
      ({ key, sent }) =>
        key.endsWith('/messages') && sent > 8_000_000
          ? { status: 413, type: 'text/html', text: '<h1>413 Request Entity Too Large</h1>' }
          : {},
      ({ key, status }) =>
        key.startsWith('POST api/chats/') && status === 422
          ? { status: 200, text: '{"chat_message":{"id":1}}' }
          : {},
    ]);
    const { rules } = await examine({ address: flawed.url, writes: true, features: ['messenger'] }, partner);
    flawed.close();
    expect(rules.at(-1)?.faults).toEqual([
      'POST api/chats/{chatId}/messages with 10 files with 25000000 bytes in all responds with 413',
      'POST api/chats/{chatId}/messages takes 11 files',
      'POST api/chats/{chatId}/messages takes an empty file',
      'POST api/chats/{chatId}/messages takes a program',
    ]);
  },
);

test('[API-04] a user who cannot sign in is told so, without the password', async () => {
  const wrong = { ...partner, password: 'not this one' };
  const failure = await examine({ address: sandbox.url }, wrong).catch(String);
  expect(failure).toContain('partner@my-air.test cannot sign in');
  expect(failure).not.toContain(wrong.password);
});

test(
  '[API-04] with writes, each is as its contract says, one that is sent twice is done once, and a backend that does it twice is told',
  { timeout: 120_000 },
  async () => {
    const result = await examine({ address: sandbox.url, writes: true }, partner);
    const written = result.calls.filter(({ key }) => !key.startsWith('GET '));
    expect(written.map(({ key, outcome }) => `${key} ${outcome}`)).toEqual(
      expect.arrayContaining([
        'POST api/supportRequests conforms',
        'POST api/chats/{chatId}/messages conforms',
        'DELETE api/chats/{chatId}/messages/{messageId} conforms',
        'PUT api/chats/{chatId}/archive conforms',
        'DELETE api/ai-metadata/glossary/{id} conforms',
      ]),
    );
    expect(written.filter(({ outcome }) => outcome !== 'conforms')).toEqual([]);
    expect(result.rules.flatMap(({ faults }) => faults ?? [])).toEqual([]);

    const forgetful = await startFlawed(sandbox.url, [], ['idempotency-key']);
    const { rules } = await examine({ address: forgetful.url, writes: true }, partner);
    forgetful.close();
    expect(rules.flatMap(({ faults }) => faults ?? [])).toEqual([expect.stringMatching(/made 2 messages$/)]);
  },
);

/** A body in whose list each element has other fields. */
function mapped(body: Record<string, unknown>, list: string, fields: object) {
  return { ...body, [list]: (body[list] as object[]).map((one) => ({ ...one, ...fields })) };
}
