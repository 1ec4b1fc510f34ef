export const now = () => new Date().toISOString();

export const channelOf = (platform: string, platform_guid: string, title: string) => ({
  platform,
  platform_guid,
  title,
  subscriber_count: 12_400,
  status: 'not_connected',
  status_since: now(),
});

export const messageOf = (id: number, text: string, me: boolean) => ({
  id,
  user: { id: me ? 1 : 2, name: me ? 'Harbour Films' : 'Your manager', me, is_manager: !me },
  type: 0,
  message_html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  message_markdown: text,
  created_at: now(),
});

export const userOf = (email: string) => ({
  id: 1,
  name: 'Harbour Films',
  email,
  email_verified_at: now(),
  preference: { ui_locale: 'en', intro_tour: false },
  balance: { approved_usd: 120.5, total_usd: 120.5 },
  partner: {
    id: 1,
    name: 'Harbour Films',
    contacts: [] as { type: string; value: string }[],
    agreements: [],
    pending_agreements: [],
    capabilities: {},
    pending_modals: [],
  },
});
