import type { ApiPart } from '../Sandbox.ts';
import { catalogueApi } from './catalogueApi.ts';
import { requestsApi } from './requestsApi.ts';

/** Services: what is offered, and what partners do with it. */
export const marketplaceApi: ApiPart = (sandbox) => async (app) => {
  await app.register(catalogueApi(sandbox));
  await app.register(requestsApi(sandbox));
};
