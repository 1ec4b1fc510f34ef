import { hasCapability, type PortalContext } from '@my-air/feature-kit';

import { aiChannelsQuery } from '../channels/channels.api.ts';
import { openJobsQuery, jobHistoryQuery } from '../jobs/jobsQuery.ts';
import { languagesQuery } from '../languages/languages.api.ts';
import { balanceQuery, packagesQuery } from '../packages/packages.api.ts';

const waits = { pageLoading: true };

/** Loads the translation screen. What its parts say themselves when it could not be loaded does not fail the screen. */
export async function loadTranslation(context: PortalContext): Promise<void> {
  const { api, queryClient } = context;
  if (!isGranted(context)) return loadAccess(context);
  const channels = queryClient.ensureQueryData(aiChannelsQuery(api, waits));
  await Promise.all([
    channels,
    queryClient.ensureQueryData(languagesQuery(api, waits)),
    // What is below these parts would move when they come.
    Promise.allSettled([
      loadBalance(context),
      queryClient.ensureQueryData(openJobsQuery(api)),
      channels.then(
        ([first]) => first && queryClient.ensureInfiniteQueryData(jobHistoryQuery(api, first.platform_guid)),
      ),
    ]),
  ]);
}

/** Loads the packages. */
export async function loadPackages(context: PortalContext): Promise<void> {
  await Promise.all([
    context.queryClient.ensureQueryData(packagesQuery(context.api, waits)),
    isGranted(context) ? loadBalance(context) : loadAccess(context),
  ]);
}

/** Loads the balance, above which nothing is drawn; the screen says itself when it could not be loaded. */
export async function loadBalance({ api, queryClient }: PortalContext): Promise<void> {
  await Promise.allSettled([queryClient.ensureQueryData(balanceQuery(api))]);
}

/** Loads what the card shows with which a user obtains the service. */
async function loadAccess(context: PortalContext): Promise<void> {
  await Promise.allSettled([
    loadBalance(context),
    context.queryClient.ensureQueryData(aiChannelsQuery(context.api)),
  ]);
}

const isGranted = ({ session }: PortalContext) => hasCapability(session.getUser(), 'metadata_ai_service');
