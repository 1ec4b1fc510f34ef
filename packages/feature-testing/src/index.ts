export * from './stories.ts';
export {
  renderInPortal,
  renderRoute,
  renderStory,
  type PortalRenderResult,
  type RenderInPortalOptions,
  type RenderRouteOptions,
  type RouteRenderResult,
} from '@my-air/feature-api/testing';
export { describeFeature, type DescribeFeatureOptions } from './describeFeature.ts';
export { describeKeptText, type KeptTextPlace } from './describeKeptText.ts';
export { describeFields } from './fields/describeFields.ts';
export type { FieldsCase } from './fields/FieldsCase.ts';
export { pressButtons } from './fields/pressButtons.ts';
export { forgetPage } from '@my-air/client-state';
