import type { ApiClient } from '@my-air/api-client';
import { expect, test } from 'vitest';

import { authorizationPlatforms, platformAuthorizationUrl } from './platformAuthorization.ts';

const api: Pick<ApiClient, 'url'> = { url: (path) => `https://api.my-air.test/${path}` };
const addressOf = (
  ...given: Parameters<typeof platformAuthorizationUrl> extends [unknown, ...infer Rest] ? Rest : never
) => platformAuthorizationUrl(api as ApiClient, ...given);

test('[AUTH-07] every platform has an address to give us access at', () => {
  expect(authorizationPlatforms.map((platform) => addressOf(platform))).toEqual([
    'https://api.my-air.test/api/oauth/youtube/redirect',
    'https://api.my-air.test/api/oauth/tiktok/redirect',
    'https://api.my-air.test/api/oauth/instagram/redirect',
    'https://api.my-air.test/api/oauth/ai-metadata/redirect',
  ]);
});

test('[AUTH-07] joining, the screen to come back to and its product travel in the address', () => {
  expect(addressOf('youtube', { join: true, referer: 'product', productId: 7 })).toBe(
    'https://api.my-air.test/api/oauth/youtube/redirect?join=true&referer=product&product_id=7',
  );
  expect(addressOf('tiktok', { referer: 'distribution' })).toBe(
    'https://api.my-air.test/api/oauth/tiktok/redirect?referer=distribution',
  );
});
