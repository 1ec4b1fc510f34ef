import type { ApiClient } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import { assertType, expectTypeOf, test } from 'vitest';

import { derivedQuery } from './derivedQuery.ts';
import { channelsQuery } from './resources.ts';

declare const api: ApiClient;

test('a query shown in another shape has that shape, and what turns it sees what the query keeps', () => {
  const count = derivedQuery(channelsQuery(api), (channels) => {
    expectTypeOf(channels).toEqualTypeOf<Channel[]>();
    return channels.length;
  });
  assertType<UseQueryOptions<number>>(count);
  // @ts-expect-error the query keeps channels
  derivedQuery(channelsQuery(api), (kept: string) => kept.length);
});
