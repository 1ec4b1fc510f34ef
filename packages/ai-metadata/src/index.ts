export { aiMetadataFeature } from './feature.ts';
export type { AiMetadataModals } from './modals.ts';
export { aiMetadataPorts, type AiMetadataPorts } from './ports.ts';
export { aiMetadataRoutes } from './routes.ts';
