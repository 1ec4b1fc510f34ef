import cors from '@fastify/cors';

import { adsBoostApi } from './ads-boost/adsBoostApi.ts';
import { agreementsApi } from './agreements/agreementsApi.ts';
import { gatewayApi } from './ai-gateway/gatewayApi.ts';
import { aiChannelsApi, localizationSettingsApi } from './ai-metadata/api/aiChannelsApi.ts';
import { aiVideosApi } from './ai-metadata/api/aiVideosApi.ts';
import { batchesApi, jobsApi } from './ai-metadata/api/jobsApi.ts';
import { financesAiApi } from './ai-metadata/api/financesAiApi.ts';
import { glossaryApi, reviewApi } from './ai-metadata/api/reviewApi.ts';
import { jobDetailsApi } from './ai-metadata/api/jobDetailsApi.ts';
import { aiOptimizationApi } from './ai-optimization/aiOptimizationApi.ts';
import { accountApi, federatedLoginApi, passwordLoginApi, sessionApi } from './auth/authApi.ts';
import { auditApi } from './channels/auditApi.ts';
import { channelsApi } from './channels/channelsApi.ts';
import { profilesApi } from './channels/profilesApi.ts';
import { statisticsApi } from './channels/statisticsApi.ts';
import { countriesApi } from './countries/countriesApi.ts';
import { distributionApi } from './distribution/distributionApi.ts';
import { gamesApi } from './games/gamesApi.ts';
import { helpApi } from './help/helpApi.ts';
import { notFound } from './http/HttpError.ts';
import { acceptJson, readSettings } from './http/hooks.ts';
import { catalogueApi } from './marketplace/catalogueApi.ts';
import { requestsApi } from './marketplace/requestsApi.ts';
import { messengerApi } from './messenger/messengerApi.ts';
import { newsApi } from './news/newsApi.ts';
import { notificationsApi } from './notifications/notificationsApi.ts';
import type { ApiArea, Area } from './Platform.ts';
import { oauthApi } from './platforms/oauthApi.ts';
import { referralApi } from './referral/referralApi.ts';
import type { Services } from './Sandbox.ts';
import { userApi } from './user/userApi.ts';

/** The endpoints of the API, by area. */
const areas: readonly ApiArea<Services>[] = [
  sessionApi,
  accountApi,
  passwordLoginApi,
  federatedLoginApi,
  userApi,
  agreementsApi,
  countriesApi,
  channelsApi,
  profilesApi,
  auditApi,
  statisticsApi,
  oauthApi,
  catalogueApi,
  requestsApi,
  gatewayApi,
  messengerApi,
  newsApi,
  gamesApi,
  adsBoostApi,
  notificationsApi,
  helpApi,
  referralApi,
  distributionApi,
  aiChannelsApi,
  aiVideosApi,
  batchesApi,
  localizationSettingsApi,
  jobsApi,
  jobDetailsApi,
  reviewApi,
  glossaryApi,
  financesAiApi,
  aiOptimizationApi,
];

/** The API; it is served on the portal's origin and on one of its own. */
export const api: Area<Services> = (sandbox) => async (app) => {
  readSettings(app, sandbox.settings);
  acceptJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const area of areas) await app.register(area(sandbox));
  app.all('/api/*', () => {
    throw notFound();
  });
};

/** The same API for another origin: only the portal may call it with its cookies. */
export const crossOriginApi: Area<Services> = (sandbox) => async (app) => {
  await app.register(cors, {
    origin: [...sandbox.portalOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
  await app.register(api(sandbox));
};
