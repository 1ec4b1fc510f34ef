import { channelStatuses, type Channel } from '@my-air/api-client/contract';
import { buildChannel, buildPartner } from '@my-air/feature-kit/testing';

import { productAccessLevels, productActions, type Product } from '../contract.ts';
import type { OfferPlace } from '../offer/Availability.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { buildProduct } from './buildProduct.ts';

const platforms = ['youtube', 'instagram', 'tiktok'] as const;
const contract = { income_percent: 90 };

/** A channel of each platform in each status, absent and unknown ones too, small and large, with and without a contract. */
const channels: readonly Channel[] = platforms.flatMap((platform) =>
  [...channelStatuses, undefined, 'under_the_radar'].flatMap((status) =>
    [500, 50_000].flatMap((subscriber_count) => {
      const build = (of: Partial<Channel>, kind: string) => {
        const title = `${platform} ${String(status)} ${subscriber_count} ${kind}`;
        return buildChannel({
          platform,
          platform_guid: title,
          title,
          subscriber_count,
          contract: null,
          ...(status && { status }),
          ...of,
        });
      };
      return status === 'connected' && platform === 'youtube'
        ? [
            build({}, 'free'),
            build({ contract }, 'with contract'),
            build({ is_access_revoked: true }, 'revoked'),
          ]
        : [build({}, 'free')];
    }),
  ),
);
const settled = channels.filter(({ contract: terms, subscriber_count }) => terms && subscriber_count === 500);

/**
 * The possible channels of a user: none, one of each kind, or one of each kind beside one that works with us.
 */
const channelSets: readonly (readonly Channel[])[] = [
  [],
  ...channels.map((channel) => [channel]),
  ...channels.filter((channel) => !settled.includes(channel)).map((channel) => [channel, ...settled]),
];

const users = [
  { capabilities: {}, agreements: [] },
  { capabilities: { member: true }, agreements: [{ id: 'terms', display_name: 'Terms', is_agreed: false }] },
  { capabilities: { boost: true }, agreements: [{ id: 'terms', display_name: 'Terms', is_agreed: true }] },
].map((partner) => ({ partner: buildPartner(partner) }));

/** Every kind of user that an offer tells apart. */
export const everyPerson: readonly Applicant[] = channelSets.flatMap((channelSet, place) =>
  users.map((user) => ({
    channels: channelSet,
    user,
    addable: place % 2 === 0 ? ['youtube'] : platforms,
  })),
);

export const everyAction = [...productActions, 'teleport'];
const everyAccess = [...productAccessLevels, 'astronaut'];

const provisions = ['requested', 'active', 'cancelled_by_tomorrow'].map((status, place) => [
  { channel: settled[0]?.platform_guid ?? '', status, ...(place > 0 && { chat_id: 70 + place }) },
]);

/** Every kind of service with an action, with the server's own words on its button. */
export function* everyProduct(action: string): Generator<Product> {
  for (const access of everyAccess) {
    for (const required of [[], ...platforms.map((platform) => [platform])]) {
      for (const subscribers_requirement of [null, 1_000]) {
        for (const asked of [[], ...provisions]) {
          for (const isWhole of [true, false]) {
            yield buildProduct({
              action,
              access,
              capability: 'boost',
              platform: null,
              platforms: required,
              subscribers_requirement,
              provisions: asked,
              is_page_published: isWhole,
              url: isWhole ? 'https://partner.example/start' : 'javascript:alert(1)',
              agreement_id: isWhole ? 'terms' : null,
              action_button_title: 'Connect your channel',
            });
          }
        }
      }
    }
  }
}

export const everyPlace: readonly OfferPlace[] = ['catalogue', 'page'];
