export {
  answer,
  buildAgreement,
  buildChannel,
  buildConfig,
  buildCountry,
  buildFailure,
  buildPartner,
  buildUser,
  PortalStory,
  stubPortal,
  unchecked,
  type Answers,
  type PortalStoryParameters,
  type StubPortal,
  type StubPortalOptions,
} from './stories.ts';
export { featureRouter } from './testing/featureRouter.ts';
export { PortalProviders } from './testing/PortalProviders.tsx';
export {
  renderInPortal,
  type PortalRenderResult,
  type RenderInPortalOptions,
} from './testing/renderInPortal.tsx';
export { renderRoute, type RenderRouteOptions, type RouteRenderResult } from './testing/renderRoute.tsx';
export { renderStory } from './testing/renderStory.tsx';
export { stubPage } from './testing/stubPage.ts';
export { shareWithTests } from './testing/shared.ts';
