import * as accounts from '@my-air/accounts/contract';
import * as adsBoost from '@my-air/ads-boost/contract';
import * as affiliateProgram from '@my-air/affiliate-program/contract';
import * as agreements from '@my-air/agreements/contract';
import * as aiMetadata from '@my-air/ai-metadata/contract';
import * as aiOptimization from '@my-air/ai-optimization/contract';
import type { AnyEndpoint } from '@my-air/api-client';
import * as common from '@my-air/api-client/contract';
import * as auth from '@my-air/auth/contract';
import * as distribution from '@my-air/distribution/contract';
import * as games from '@my-air/games/contract';
import * as helpCenter from '@my-air/help-center/contract';
import * as home from '@my-air/home/contract';
import * as marketplace from '@my-air/marketplace/contract';
import * as messenger from '@my-air/messenger/contract';
import * as news from '@my-air/news/contract';
import * as notifications from '@my-air/notifications/contract';

const contracts = {
  'api-client': common,
  auth,
  home,
  accounts,
  'ads-boost': adsBoost,
  'affiliate-program': affiliateProgram,
  agreements,
  'ai-metadata': aiMetadata,
  'ai-optimization': aiOptimization,
  distribution,
  games,
  'help-center': helpCenter,
  marketplace,
  messenger,
  news,
  notifications,
};

/** A call of the portal, and the package whose contract declares it. */
export interface Call {
  readonly owner: string;
  readonly endpoint: AnyEndpoint;
}

/** Every call that the portal makes, each once. */
export const calls: readonly Call[] = [
  ...new Map(
    Object.entries(contracts).flatMap(([owner, contract]) =>
      Object.values(contract)
        .filter(isEndpoint)
        .map((endpoint) => [endpoint.key, { owner, endpoint }] as const),
    ),
  ).values(),
];

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'key' in value && /^[A-Z]+ /.test(String(value.key));
}

/** What every portal needs, whatever features it has. */
const ofEveryPortal = ['api-client', 'auth'];

/** Whether a portal with the named features makes the calls of a package; without names, one with all of them. */
export const isMadeBy =
  (features: readonly string[] | undefined) =>
  (owner: string): boolean =>
    features === undefined || ofEveryPortal.includes(owner) || features.includes(owner);

/** The names of the packages that declare calls. */
export const owners: readonly string[] = Object.keys(contracts);
