export * from './stories.ts';
export { describeFeature, type DescribeFeatureOptions } from './testing/describeFeature.ts';
export { describeKeptText, type KeptTextPlace } from './testing/describeKeptText.ts';
export { writeElsewhere } from './testing/otherTab.ts';
export { denyStorage, fillStorage } from './testing/refuseStorage.ts';
export {
  renderInPortal,
  type PortalRenderResult,
  type RenderInPortalOptions,
} from './testing/renderInPortal.tsx';
export { renderRoute, type RenderRouteOptions, type RouteRenderResult } from './testing/renderRoute.tsx';
export { renderStory } from './testing/renderStory.tsx';
export { forgetPage } from './state.ts';
