import { minimumSearchLength, searchHelp, searchHelpLive } from '@my-air/help-center/contract';

import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import type { WireLocale } from './helpLocales.ts';
import { presentHit } from './presentHelp.ts';
import { searchArticles } from './search/searchArticles.ts';

const live = { limit: 6, quotation: 14 };
const full = { limit: 30, quotation: 32 };

/** Finds articles: a few while the user is typing, all that fit after a submit; with a session or without. */
export const searchApi: ApiPart = (sandbox) => async (app) => {
  for (const [endpoint, options] of [
    [searchHelpLive, live],
    [searchHelp, full],
  ] as const) {
    registerOpenEndpoint(app, sandbox, endpoint, async ({ db, query, locale }) => {
      const isLongEnough = query.q.trim().length >= minimumSearchLength;
      const found = isLongEnough ? await searchArticles(db, query.q, locale as WireLocale, options) : [];
      return { articles: found.map(presentHit) };
    });
  }
};
