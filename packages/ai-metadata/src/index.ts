import type {} from './modals.ts';

export { aiMetadataFeature } from './feature.ts';
export { aiMetadataPorts, type AiMetadataPorts } from './ports.ts';
export { aiMetadataRoutes } from './routes.ts';
