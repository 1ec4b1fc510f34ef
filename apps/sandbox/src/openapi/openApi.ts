import type { Part } from '../Sandbox.ts';
import { openApiDocument } from './openApiDocument.ts';

/** The API's description, for machines. */
export const openApi: Part =
  ({ endpoints, origins }) =>
  async (app) => {
    app.get('/sandbox/openapi.json', () =>
      openApiDocument(endpoints.values(), [origins.portal, origins.api]),
    );
  };
