import type { AgreementSummary, Channel, Country, Partner, User } from '@my-air/api-client/contract';

/** A partner without any capability; tests set the fields that they need. */
export function buildPartner(partner: Partial<Partner> = {}): Partner {
  return {
    id: 1,
    name: 'Ann Example',
    country_id: 804,
    contacts: [{ type: 'telegram', value: '@ann' }],
    manager: { id: 7, display_name: 'Max Manager' },
    agreements: [],
    pending_agreements: [],
    capabilities: {},
    is_scalelab: false,
    pending_modals: [],
    ...partner,
  };
}

/** A creator with a verified address and a partner account. */
export function buildUser(user: Partial<User> = {}): User {
  return {
    id: 1,
    name: 'Ann Example',
    email: 'ann@my-air.test',
    email_verified_at: '2026-01-02T10:00:00Z',
    preference: { ui_locale: 'en', ui_timezone: 'UTC', ui_date_format: 'US', intro_tour: false },
    balance: { approved_usd: 1250.5, active_usd: 300, total_usd: 1550.5 },
    partner: buildPartner(),
    ...user,
  };
}

/** A connected YouTube channel. */
export function buildChannel(channel: Partial<Channel> = {}): Channel {
  return {
    platform: 'youtube',
    platform_guid: 'UC0000000000000000000001',
    title: 'Ann Cooks',
    subscriber_count: 125_000,
    url: 'https://www.youtube.com/channel/UC0000000000000000000001',
    status: 'connected',
    unread_count: 0,
    country: 'UA',
    ...channel,
  };
}

/** An agreement that is not yet accepted. */
export function buildAgreement(agreement: Partial<AgreementSummary> = {}): AgreementSummary {
  return {
    id: 'terms_and_conditions',
    display_name: 'Terms and conditions',
    is_agreed: false,
    ...agreement,
  };
}

/** A country without regions. */
export function buildCountry(country: Partial<Country> = {}): Country {
  return { id: 804, iso_code: 'UA', name: 'Ukraine', regions: [], ...country };
}
