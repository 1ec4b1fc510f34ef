import cors from '@fastify/cors';

import { adsBoostApi } from './ads-boost/adsBoostApi.ts';
import { gatewayApi } from './ai-gateway/gatewayApi.ts';
import { aiMetadataApi } from './ai-metadata/aiMetadataApi.ts';
import { aiOptimizationApi } from './ai-optimization/aiOptimizationApi.ts';
import { agreementsApi } from './agreements/agreementsApi.ts';
import { federatedLoginApi } from './auth/federatedLoginApi.ts';
import { passwordLoginApi } from './auth/passwordLoginApi.ts';
import { sessionApi } from './auth/sessionApi.ts';
import { auditApi } from './channels/auditApi.ts';
import { channelsApi } from './channels/channelsApi.ts';
import { profilesApi } from './channels/profilesApi.ts';
import { countriesApi } from './countries/countriesApi.ts';
import { gamesApi } from './games/gamesApi.ts';
import { distributionApi } from './distribution/distributionApi.ts';
import { helpApi } from './help/helpApi.ts';
import { acceptJson } from './http/acceptJson.ts';
import { readSettings } from './http/readSettings.ts';
import { marketplaceApi } from './marketplace/marketplaceApi.ts';
import { messengerApi } from './messenger/messengerApi.ts';
import { newsApi } from './news/newsApi.ts';
import { notificationsApi } from './notifications/notificationsApi.ts';
import { oauthApi } from './platforms/oauthApi.ts';
import { referralApi } from './referral/referralApi.ts';
import type { ApiPart, Part } from './Sandbox.ts';
import { userApi } from './user/userApi.ts';

/** The endpoints of the API, by area. */
const areas: readonly ApiPart[] = [
  sessionApi,
  passwordLoginApi,
  federatedLoginApi,
  userApi,
  agreementsApi,
  countriesApi,
  channelsApi,
  profilesApi,
  auditApi,
  oauthApi,
  marketplaceApi,
  gatewayApi,
  messengerApi,
  newsApi,
  gamesApi,
  adsBoostApi,
  notificationsApi,
  helpApi,
  referralApi,
  distributionApi,
  aiMetadataApi,
  aiOptimizationApi,
];

/** The API; it is served on the portal's origin and on one of its own. */
export const api: Part = (sandbox) => async (app) => {
  readSettings(app, sandbox.settings);
  acceptJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const area of areas) await app.register(area(sandbox));
  app.all('/api/*', (_request, reply) => reply.code(404).send({ message: 'Not found.' }));
};

/** The same API for another origin: only the portal may call it with its cookies. */
export const crossOriginApi: Part = (sandbox) => async (app) => {
  await app.register(cors, {
    origin: [...sandbox.portalOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
  await app.register(api(sandbox));
};
