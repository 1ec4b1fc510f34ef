import { msg } from '@lingui/core/macro';
import { rootRoute, searchText, type PortalContext } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

const loadScreen = async ({ context }: { context: PortalContext }) =>
  (await import('./program/referralProgram.api.ts')).loadProgram(context);

/** The column that the channels are sorted by, `-` before it where the greatest comes first. */
const Search = v.object({ sort: searchText });

/** The referral program; without its capability the screen explains how to join, and home leads to it. */
export const affiliateProgramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/affiliate-program',
  staticData: { title: msg`Referral program` },
  validateSearch: Search,
  loader: loadScreen,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.affiliateProgramLazyRoute));

/** All routes of the referral program. */
export const affiliateProgramRoutes = [affiliateProgramRoute] as const;
