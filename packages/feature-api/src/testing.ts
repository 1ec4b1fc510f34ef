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
export { describeFields } from './testing/fields/describeFields.ts';
export { pressButtons } from './testing/fields/pressButtons.ts';
export type { FieldsCase } from './testing/fields/FieldsCase.ts';
export { describeKeptText, type KeptTextPlace } from './testing/describeKeptText.ts';
export { describeFeature, type DescribeFeatureOptions } from './testing/describeFeature.ts';
export {
  renderInPortal,
  type PortalRenderResult,
  type RenderInPortalOptions,
} from './testing/renderInPortal.tsx';
export { renderRoute, type RenderRouteOptions, type RouteRenderResult } from './testing/renderRoute.tsx';
export { shareLocks } from './testing/shareLocks.ts';
export { renderStory } from './testing/renderStory.tsx';
