// The wire of Home: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
import { endpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

export const updateIntroTour = /* @__PURE__ */ endpoint('PATCH api/intro-tour', {
  binds: false,
  body: v.object({ intro_tour: v.boolean() }),
});
