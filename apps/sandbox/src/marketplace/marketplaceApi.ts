import type { ApiPart } from '../Sandbox.ts';
import { catalogueApi } from './catalogueApi.ts';
import { requestsApi } from './requestsApi.ts';

/** Services: the catalogue, and the actions of partners. */
export const marketplaceApi: ApiPart = (sandbox) => async (app) => {
  await app.register(catalogueApi(sandbox));
  await app.register(requestsApi(sandbox));
};
