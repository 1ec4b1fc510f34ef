import { ApiError, type ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { preCalculate } from '../contract.ts';
import type { WireSelection } from '../selection/wireSelection.ts';
import type { BatchSettings } from './BatchSettings.ts';

/** A selection with the settings of its translation. */
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

/** The cost and the work of an order, per language. */
export const priceQuery = (api: ApiClient, order: BatchOrder) =>
  queryOptions({
    queryKey: ['ai-metadata', 'price', order.channelId, bodyOf(order)],
    queryFn: async ({ signal }) => {
      const params = { id: order.channelId };
      const price = await api.send(preCalculate, { params, body: bodyOf(order) }, { signal });
      if (price.translation_spent == null) {
        throw new ApiError({ code: 'malformed', key: preCalculate.key, pageLoading: false });
      }
      return price;
    },
    staleTime: 10_000,
    gcTime: 60_000,
    meta: { handles: 'inPlace' },
  });
