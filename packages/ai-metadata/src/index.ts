export { aiMetadataFeature, type AiMetadataModals } from './feature.ts';
export { aiMetadataPorts, type AiMetadataPorts } from './ports.ts';
export { aiMetadataRoutes } from './routes.ts';
