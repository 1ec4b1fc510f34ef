import { agreementKinds } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { wireLocales } from '../content/wireLocales.ts';
import { agreementText, earlierText } from './agreements.ts';

onEveryDatabase('agreements', ({ sandbox, as }) => {
  test.each(agreementKinds)('[USER-04] %s has a text in the language that is asked for', async (kind) => {
    const who = await as('ambassador');
    const path = `/api/profile/agreements/${kind}`;
    const { agreement } = await who.read<{ agreement: { content_html: string } }>(path, 'ua');
    expect(agreement).toMatchObject({
      content_html: expect.stringMatching(/[їієґ]/),
      url: `${sandbox().identityUrl}/agreements/${kind}`,
    });
  });

  test('[USER-04] accepting moves an agreement from pending to agreed, once', async () => {
    const who = await as('partner');
    const path = '/api/profile/agreements/amg_policy';
    expect(await who.open(path)).toMatchObject({
      body: { agreement: { is_agreed: false, agreed_at: null } },
    });
    const accepted = await who.write('POST', path);
    expect(accepted).toMatchObject({
      status: 200,
      body: { agreement: { id: 'amg_policy', is_agreed: true } },
    });
    await sandbox().control.clock.advance(60);
    expect((await who.write('POST', path)).body).toEqual(accepted.body);
    expect(await who.open('/api/user')).toMatchObject({
      body: { user: { partner: { pending_agreements: [{ id: 'terms_and_conditions' }] } } },
    });
  });

  test('an agreement that nobody was asked for can be accepted; one that does not exist is not found', async () => {
    const who = await as('new');
    expect((await who.write('POST', '/api/profile/agreements/ai_metadata')).status).toBe(200);
    for (const kind of ['nothing', 'constructor', '__proto__']) {
      expect((await who.open(`/api/profile/agreements/${kind}`)).status).toBe(404);
      expect((await who.write('POST', `/api/profile/agreements/${kind}`)).status).toBe(404);
    }
  });
});

test('[USER-04] texts and what changed in them exist in all five languages, part by part', () => {
  for (const kind of agreementKinds) {
    const texts = wireLocales.map((locale) => agreementText(kind, locale)!);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(5);
    expect(new Set(texts.map(({ html }) => html)).size).toBe(5);
    expect(new Set(texts.map(({ html }) => html.match(/<(?:h3|p)>/g)?.join(''))).size).toBe(1);
  }
  for (const locale of wireLocales) {
    const now = agreementText('terms_and_conditions', locale)!.html;
    const [kept] = earlierText('terms_and_conditions', locale)!.split('</p>');
    expect(now.startsWith(kept!)).toBe(false);
  }
});
