import { buildProducts, seeded } from './buildProducts.mjs';

const platforms = ['youtube', 'instagram', 'tiktok'];
const indicators = ['views', 'subscribers', 'watch_time', 'engagement', 'income', 'safety', 'production'];
const access = ['anyone', 'coming', 'capability', 'channel', 'mcn', 'air_member'];
const anchors = ['basic-package', 'earn-more-money', 'grow-faster-on-youtube', 'kids-and-teens', 'more'];
const categoryCount = 12;

/**
 * The answers of the backend to the catalogue, by path: ten thousand services with every field, in twelve
 * categories and five bundles.
 */
export function buildAnswers(random = seeded(5)) {
  const one = (list) => list[Math.floor(random() * list.length)];
  const products = buildProducts(10_000).map(({ id, name, text }) => ({
    id: id + 1,
    name,
    icon_image: `/pictures/icon/${id}.svg`,
    horizontal_banner_image: `/pictures/wide/${id}.svg`,
    vertical_banner_image: `/pictures/tall/${id}.svg`,
    description: text,
    platform: 'youtube',
    action: one(['request', 'page', 'url', 'coming_soon']),
    action_button_title: null,
    url: 'https://example.com/service',
    is_page_published: true,
    agreement_id: null,
    info: random() < 0.5 ? 'Free for three months' : null,
    subscribers_requirement: one([null, 1_000, 50_000, 500_000]),
    platforms: random() < 0.7 ? [one(platforms)] : platforms,
    affected_indicators: [one(indicators), one(indicators)].filter(
      (each, at, all) => all.indexOf(each) === at,
    ),
    access: one(access),
    capability: null,
    is_pinned: id % 500 === 0,
    provisions: [],
  }));
  return new Map([
    ['/sandbox/api/session', {}],
    ['/api/user', { user }],
    ['/api/channels', { channels: [channel] }],
    [
      '/api/ecosystem/productBundles',
      {
        product_bundles: anchors.map((slug, at) => ({
          id: at + 1,
          name: slug.replaceAll('-', ' '),
          slug,
          image: `/pictures/bundle/${slug}.svg`,
          description: 'What goes well together.',
          products: products.slice(at * 8, at * 8 + 8),
        })),
      },
    ],
    [
      '/api/ecosystem/productCategories',
      {
        data: Array.from({ length: categoryCount }, (_, at) => ({
          id: at + 1,
          name: `Category ${at + 1}`,
          slug: `category-${at + 1}`,
          queries: [`What helps with ${at + 1}?`, `Who helps me with ${at + 1}?`],
          keywords: [`keyword${at + 1}`],
          products: products.filter(({ id }) => id % categoryCount === at),
        })),
      },
    ],
  ]);
}

const channel = {
  platform: 'youtube',
  platform_guid: 'UC0000000000000000000001',
  title: 'Ann Cooks',
  subscriber_count: 125_000,
  url: 'https://www.youtube.com/channel/UC0000000000000000000001',
  status: 'connected',
  unread_count: 0,
  country: 'UA',
};

const user = {
  id: 1,
  name: 'Ann Example',
  email: 'ann@example.com',
  email_verified_at: '2026-01-02T10:00:00Z',
  preference: { ui_locale: 'en', ui_timezone: 'UTC', ui_date_format: 'US', intro_tour: false },
  balance: { approved_usd: 1250.5, active_usd: 300, total_usd: 1550.5 },
  partner: {
    id: 1,
    name: 'Ann Example',
    country_id: 804,
    contacts: [],
    manager: null,
    agreements: [],
    pending_agreements: [],
    capabilities: { ecosystem: true },
    is_scalelab: false,
    pending_modals: [],
  },
};
