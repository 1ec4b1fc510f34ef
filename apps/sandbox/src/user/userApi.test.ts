import { contactTypes } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

interface Answer {
  user: {
    is_new: boolean;
    profile_status: string | null;
    profile_status_description: string | null;
    preference: { intro_tour: boolean };
    partner: {
      contacts: { type: string; value: string }[];
      pending_modals: { id: number; name: string }[];
      pending_agreements: { id: string }[];
      agreements: { id: string; agreed_at: string | null; scanned_copy_url: string | null }[];
      capabilities: Record<string, unknown>;
    };
  };
}

onEveryDatabase('the user', ({ sandbox, as }) => {
  const userOf = async (who: Awaited<ReturnType<typeof as>>) => (await who.read<Answer>('/api/user')).user;

  test('[USER-01] the partner persona carries every field of the specification', async () => {
    const who = await as('partner');
    expect(await who.read('/api/user')).toMatchObject({
      user: {
        email_verified_at: expect.any(String),
        avatar_image: expect.stringMatching(`^${sandbox().url}/sandbox/images/avatar/`),
        deactivate_request: null,
        profile_status: 'incomplete',
        profile_status_description: expect.any(String),
        two_factor_method: null,
        impersonator: null,
        balance: { approved: 4310.75, approved_usd: 4310.75, total: 5695.35, total_usd: 5695.35 },
        preference: { ui_locale: 'en', ui_timezone: 'Europe/Kyiv', ui_date_format: 'US', intro_tour: false },
        partner: {
          birthday: '1989-03-17',
          region: 'UA-30',
          zip_code: '01034',
          is_scalelab: false,
          manager: { display_name: 'Iryna Savchenko' },
          p2p_payments_count: 7,
          pending_agreements: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }],
          pending_modals: [{ name: 'add_contacts' }, { name: 'choose_ai_prompts' }],
        },
      },
    });
  });

  test('[BRAND-01] the Scalelab persona belongs to the second brand', async () => {
    expect(await userOf(await as('scalelab'))).toMatchObject({ partner: { is_scalelab: true } });
  });

  test('[USER-05] the intro tour is over once that is saved', async () => {
    const who = await as('new');
    expect(await userOf(who)).toMatchObject({ is_new: true, preference: { intro_tour: true } });
    expect((await who.write('PATCH', '/api/intro-tour', { intro_tour: false })).status).toBe(204);
    expect(await userOf(who)).toMatchObject({ is_new: false, preference: { intro_tour: false } });
    const refused = await who.write('PATCH', '/api/intro-tour', { intro_tour: 'no' });
    expect(refused).toMatchObject(refusedAt('intro_tour'));
  });

  test('[USER-03] a contact of each of the 19 types is kept, and replaces those before', async () => {
    const special: Record<string, string> = {
      email: 'a@b.example',
      phone: '+380 44 123-45-67',
      viber: '+380441234567',
      whatsapp: '+380441234567',
      website: 'https://example.org/me',
      discord: 'olena#1234',
      telegram: '@olena_koval',
    };
    const contacts = contactTypes.map((type) => ({ type, value: special[type] ?? 'olena.koval' }));
    expect(contacts).toHaveLength(19);
    const who = await as('partner');
    expect((await who.write('POST', '/api/profile/contacts', { contacts })).status).toBe(204);
    const saved = await userOf(who);
    expect(saved.partner.contacts).toEqual(contacts);
    // That was all that the profile lacked.
    expect([saved.profile_status, saved.profile_status_description]).toEqual(['ok', null]);
  });

  test('[USER-03] [ERR-07] wrong contacts are told one by one, and nothing is kept', async () => {
    const who = await as('partner');
    const before = (await userOf(who)).partner.contacts;
    const save = (...contacts: [type: string, value: string][]) =>
      who.write('POST', '/api/profile/contacts', {
        contacts: contacts.map(([type, value]) => ({ type, value })),
      });
    const answer = await save(
      ['email', 'fine@example.org'],
      ['email', 'not an address'],
      ['phone', 'call me'],
    );
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([
      'contacts.1.value',
      'contacts.2.value',
    ]);
    expect(await save(['pigeon', 'x'])).toMatchObject(
      refusedAt('contacts.0.type', 'The selected contacts.0.type is invalid.'),
    );
    expect((await userOf(who)).partner.contacts).toEqual(before);
  });

  test('[NAV-32] an answered modal no longer waits; somebody else’s is not found', async () => {
    const who = await as('partner');
    const [first] = (await userOf(who)).partner.pending_modals;
    const path = `/api/modal-prompts/${first?.id}`;
    const stranger = await as('ambassador');
    expect((await stranger.write('PUT', path, { status: 'accepted' })).status).toBe(404);
    expect((await who.write('PUT', path, { status: 'later' })).status).toBe(422);
    expect((await who.write('PUT', path, { status: 'accepted' })).status).toBe(204);
    expect((await userOf(who)).partner.pending_modals.map(({ name }) => name)).toEqual(['choose_ai_prompts']);
    for (const id of ['nothing', '0', '99999999999', '1.5']) {
      expect((await who.write('PUT', `/api/modal-prompts/${id}`, { status: 'accepted' })).status).toBe(404);
    }
  });

  test('countries are named and ordered in the caller’s language, and carry their regions', async () => {
    const who = await as('partner');
    const names = async (language: string) => {
      return (
        await who.read<{ countries: { iso_code: string; name: string; regions: { value: string }[] }[] }>(
          '/api/countries',
          language,
        )
      ).countries;
    };
    const english = await names('en');
    expect(english.find(({ iso_code }) => iso_code === 'UA')).toMatchObject({
      name: 'Ukraine',
      regions: expect.arrayContaining([{ value: 'UA-46', text: 'Lviv Oblast' }]),
    });
    expect(english.find(({ iso_code }) => iso_code === 'DE')?.regions).toEqual([]);
    expect(english).toHaveLength(249);
    expect(english.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Côte d’Ivoire', 'Curaçao', 'Réunion', 'Åland Islands']),
    );
    const ukrainian = (await names('ua, uk;q=0.9')).map(({ name }) => name);
    expect(ukrainian).toContain('Україна');
    expect(ukrainian).toEqual([...ukrainian].sort((a, b) => a.localeCompare(b, 'uk')));
    expect((await names('tlh')).map(({ name }) => name)).toContain('Ukraine');
  });
});
