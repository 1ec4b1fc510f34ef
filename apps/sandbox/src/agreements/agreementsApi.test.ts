import { agreementKinds } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { agreementText, earlierText } from './agreements.ts';

onEveryDatabase('agreements', ({ sandbox, as }) => {
  test.each(agreementKinds)('[USER-04] %s has a text in English and in Ukrainian', async (kind) => {
    const who = await as('ambassador');
    const path = `/api/profile/agreements/${kind}`;
    const read = async (language: string) => {
      const { status, body } = await who.open(path, { headers: { 'accept-language': language } });
      expect(status).toBe(200);
      return (body as { agreement: { content_html: string; display_name: string; url: string } }).agreement;
    };
    const english = await read('en');
    const ukrainian = await read('ua');
    expect(english.content_html.match(/<p>/g)?.length).toBeGreaterThan(1);
    expect(ukrainian.content_html).toMatch(/[їієґ]/);
    expect(ukrainian.content_html.match(/<h3>/g)).toHaveLength(
      english.content_html.match(/<h3>/g)?.length ?? 0,
    );
    expect(ukrainian.display_name).not.toBe(english.display_name);
    expect(english.url).toBe(`${sandbox().identityUrl}/agreements/${kind}`);
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
    const texts = ['en', 'ua', 'es', 'ru', 'pt'].map((locale) => agreementText(kind, locale)!.html);
    expect(new Set(texts).size).toBe(5);
    expect(new Set(texts.map((html) => html.match(/<(?:h3|p)>/g)?.join(''))).size).toBe(1);
  }
  for (const locale of ['en', 'ua', 'es', 'ru', 'pt']) {
    const now = agreementText('terms_and_conditions', locale)!.html;
    const [kept] = earlierText('terms_and_conditions', locale)!.split('</p>');
    expect(now.startsWith(kept!)).toBe(false);
  }
});

test('titles exist in all five languages', () => {
  for (const kind of agreementKinds) {
    const titles = ['en', 'ua', 'es', 'ru', 'pt'].map((locale) => agreementText(kind, locale)?.title);
    expect(new Set(titles).size).toBe(5);
  }
});
