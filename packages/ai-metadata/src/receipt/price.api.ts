import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { preCalculate } from '../contract.ts';
import type { WireSelection } from '../selection/wireSelection.ts';
import type { BatchSettings } from './BatchSettings.ts';

/** A selection with what is to be done to it. */
export interface BatchOrder {
  channelId: string;
  selection: WireSelection;
  settings: BatchSettings;
}

/** The order as the calls take it. */
export function bodyOf({ selection, settings }: BatchOrder) {
  return {
    ...selection,
    translate_languages: [...settings.languages].sort(),
    ...(settings.source && { original_language: settings.source }),
    update_existing_localizations: settings.overwrite,
  };
}

/** What an order costs and does, per language. */
export const priceQuery = (api: ApiClient, order: BatchOrder) =>
  queryOptions({
    queryKey: ['ai-metadata', 'price', order.channelId, bodyOf(order)],
    queryFn: ({ signal }) =>
      api.send(preCalculate, { params: { id: order.channelId }, body: bodyOf(order) }, { signal }),
    staleTime: 10_000,
    gcTime: 60_000,
    meta: { handles: 'inPlace' },
  });
