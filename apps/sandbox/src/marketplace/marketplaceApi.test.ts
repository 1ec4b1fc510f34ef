import type { MessageList } from '@my-air/messenger/contract';
import type { Product, ProductBundle, ProductCategory, ProductDetails } from '@my-air/marketplace/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import { authorize } from '#test/support/authorize.ts';
import type { Visitor } from '#test/support/Visitor.ts';
import { refusedAt } from '#test/support/refusedAt.ts';

const { sandbox, as } = testSandbox('embedded', { fresh: 'once' });

const everydayCarpentry = 'UCkyivbalconies000000000';

const product = (who: Visitor, id: number) =>
  who.read<{ product: Product; details: ProductDetails }>(`/api/ecosystem/products/${id}`);
const servicesOf = async (who: Visitor) =>
  (await who.read<{ data: ProductCategory[] }>('/api/ecosystem/productCategories')).data.flatMap(
    ({ products }) => products ?? [],
  );
const request = (who: Visitor, id: number, channel: unknown) =>
  who.write('POST', `/api/ecosystem/productProvision/${id}`, { channel });

describe('the catalogue', () => {
  test('[MK-07] the partner has services that run, one that was asked for, and pins', async () => {
    const who = await as('partner');
    const services = await servicesOf(who);
    const inState = (state: string) =>
      services
        .filter(({ provisions }) => provisions?.some(({ status }) => status === state))
        .map(({ id }) => id);
    expect(inState('active')).toEqual([1, 10, 11, 50]);
    expect(inState('requested')).toEqual([14]);
    expect(services.filter((service) => service.is_pinned).map(({ id }) => id)).toEqual([4, 27]);
  });

  test('[MKT-01] bundles and categories come with whole services, in the language that was asked for', async () => {
    const who = await as('partner');
    const { product_bundles: bundles } = await who.read<{ product_bundles: ProductBundle[] }>(
      '/api/ecosystem/productBundles',
      'uk',
    );
    expect(bundles.find(({ slug }) => slug === 'earn-more-money')).toMatchObject({
      name: 'Заробляйте більше',
    });
    const { data } = await who.read<{ data: ProductCategory[] }>('/api/ecosystem/productCategories', 'uk');
    expect(data).toHaveLength(12);
    expect(data.flatMap(({ products }) => products)).toHaveLength(60);
    expect(data[0]).toMatchObject({ slug: 'monetization', name: 'Монетизація' });
    expect(data[0]?.products?.[0]).toMatchObject({
      name: 'Монетизація через мережу',
      action: 'add_youtube',
      access: 'anyone',
      subscribers_requirement: 1000,
    });
  });

  test('[MKT-02] a page has every part of the contract, and services that go with it', async () => {
    const { product: shown, details } = await product(await as('partner'), 4);
    expect(shown).toMatchObject({
      id: 4,
      name: 'Brand deals',
      platforms: ['youtube', 'instagram', 'tiktok'],
    });
    for (const part of ['what_you_get', 'benefits', 'content', 'instructions', 'outcome', 'recommendation']) {
      expect(details[`${part}_html`]).toMatch(/^<(ul|ol|p|h3)>/);
    }
    expect(details.questions?.[0]).toMatchObject({ question: expect.stringMatching(/\?$/) });
    expect(details.related_products?.map(({ name }) => name)).toEqual([
      'Legal advice',
      'Audience survey',
      'Merchandise',
    ]);
  });

  test('the pictures of a service are there, and those of no service are not', async () => {
    const who = await as('partner');
    const { product: shown, details } = await product(who, 4);
    const { icon_image, horizontal_banner_image, vertical_banner_image } = shown;
    for (const address of [
      icon_image,
      horizontal_banner_image,
      vertical_banner_image,
      details.page_banner_image,
    ])
      expect((await who.open(String(address))).headers.get('content-type')).toMatch(/svg/);
    expect((await who.open('/sandbox/images/services/icon/nothing/x.svg')).status).toBe(404);
    expect((await who.open('/sandbox/images/services/round/rights/x.svg')).status).toBe(404);
  });

  test.each(['0', '61', 'x', '1e99', '-1'])('[MKT-02] there is no service %s', async (id) => {
    const who = await as('partner');
    expect((await who.open(`/api/ecosystem/products/${id}`)).status).toBe(404);
    expect((await who.write('POST', `/api/ecosystem/products/${id}/pin`)).status).toBe(404);
    expect((await request(who, Number(id), everydayCarpentry)).status).toBe(404);
  });

  test('[G-31] a service that leads elsewhere has an address that opens', async () => {
    const who = await as('partner');
    const { product: shown } = await product(who, 59);
    expect(shown.action).toBe('url');
    const page = await who.open(String(shown.url));
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>Creator school</h1>');
    expect((await who.open(`${sandbox().worldUrl}/services/advance`)).status).toBe(404);
  });
});

describe('a request for a service', () => {
  test.each([
    ['nobody’s channel', 16, 'UCnobody', 'The selected channel is invalid.'],
    ['an id that channels of two platforms have', 16, 'olena.maisternia', 'The selected channel is invalid.'],
    ['too few subscribers', 4, everydayCarpentry, /at least 100000/],
    ['no channel', 16, undefined, /required/],
    ['an object', 16, { guid: 1 }, /./],
  ])('[MKT-04] %s is refused at the field', async (_title, id, channel, message) => {
    const answer = await request(await as('partner'), id, channel);
    expect(answer).toMatchObject(refusedAt('channel', expect.stringMatching(message)));
  });

  test('[MKT-04] a channel of another platform is refused at the field', async () => {
    const asked = { channel: 'olena.maisternia', platform: 'instagram' };
    const answer = await (await as('partner')).write('POST', '/api/ecosystem/productProvision/16', asked);
    expect(answer).toMatchObject(refusedAt('channel', expect.stringMatching(/platform/)));
  });

  test.each([
    [4, 403],
    [33, 403],
    [18, 403],
    [57, 403],
    [11, 403],
    [8, 422],
    [1, 409],
    [15, 409],
  ])('[G-32] what a newcomer may not ask for is refused: service %i', async (id, status) => {
    expect((await request(await as('new'), id, everydayCarpentry)).status).toBe(status);
  });
});

describe('asking for a service', () => {
  beforeEach(() => sandbox().control.reset());

  test('[MKT-04] [MK-08] opens a chat about it; asking again opens no second one', async () => {
    const who = await as('partner');
    const first = await request(who, 16, everydayCarpentry);
    const { process, product: shown } = first.body as { process: { chat_id: number }; product: Product };
    expect(shown.provisions).toMatchObject([
      { channel: everydayCarpentry, status: 'requested', chat_id: process.chat_id },
    ]);
    const { body } = await who.open(`/api/chats/${process.chat_id}/messages`);
    const texts = (body as MessageList).messages.map(({ message_markdown }) => message_markdown);
    expect(texts).toEqual([
      expect.stringMatching(/\*\*Thumbnail studio\*\*: From \$15 each\. .*it starts on \w+ \d+\./),
      expect.stringContaining('**Thumbnail studio**'),
    ]);
    const again = await Promise.all([1, 2, 3].map(() => request(who, 16, everydayCarpentry)));
    for (const { body } of again) expect(body).toMatchObject({ process });
  });

  test('[MKT-04] the service runs three days later', async () => {
    const who = await as('partner');
    await request(who, 16, everydayCarpentry);
    await who.pass(3 * 86_400);
    expect((await product(who, 16)).product.provisions).toMatchObject([{ status: 'active' }]);
  });

  test('[MK-11] what is only announced has opened a month later, and can be asked for', async () => {
    const who = await as('partner');
    expect((await product(who, 15)).product).toMatchObject({ access: 'coming', action: 'coming_soon' });
    expect((await request(who, 15, everydayCarpentry)).status).toBe(409);
    await who.pass(29 * 86_400);
    expect((await product(who, 15)).product.access).toBe('coming');
    await who.pass(2 * 86_400);
    expect((await product(who, 15)).product).toMatchObject({ access: 'anyone', action: 'request' });
    expect((await request(who, 15, everydayCarpentry)).status).toBe(200);
    expect((await servicesOf(who)).filter(({ access }) => access === 'coming')).toEqual([]);
  });
});

describe('pins and members', () => {
  beforeEach(() => sandbox().control.reset());

  test('[NAV-15] [MK-09] a pin stays, and pinning twice changes nothing', async () => {
    const who = await as('partner');
    expect((await product(who, 7)).product.is_pinned).toBe(false);
    for (const _ of [1, 2]) {
      const answer = await who.write('POST', '/api/ecosystem/products/7/pin');
      expect(answer).toMatchObject({ status: 200, body: { product: { id: 7, is_pinned: true } } });
    }
    expect((await product(await as('ambassador'), 7)).product.is_pinned).toBe(false);
  });

  test('[MKT-04] [MK-10] a member talks to those who run the service, in one chat; others may not', async () => {
    const who = await as('partner');
    const ask = (by: Visitor) => by.write('POST', '/api/ecosystem/products/3/members-only/support');
    const { body } = await ask(who);
    const { process } = body as { process: { chat_id: number } };
    expect((await ask(who)).body).toEqual({ process });
    const { messages } = await who.read<MessageList>(`/api/chats/${process.chat_id}/messages`);
    expect(messages[0]?.message_markdown).toContain('**Advance on future earnings**');
    expect(await ask(await as('new'))).toMatchObject({
      status: 403,
      body: { message: 'Direct support is for members.' },
    });
  });
});

describe('who comes back from a platform', () => {
  beforeEach(() => sandbox().control.reset());

  test('[AUTH-07] [G-31] a person who joined for a service is on its page again, and the channel knows it', async () => {
    const who = await as('new');
    const back = await authorize(who, 'youtube', 'new', '?join=true&referer=product&product_id=2');
    expect(back.pathname).toBe('/services/2');
    const guid = back.searchParams.get('oauth_channel');
    const { channels } = await who.read<{
      channels: { platform_guid: string; added_from_product: number }[];
    }>('/api/channels');
    expect(channels.find(({ platform_guid }) => platform_guid === guid)?.added_from_product).toBe(2);
  });
});
