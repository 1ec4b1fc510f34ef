export { AboutScreen } from './about/AboutScreen.tsx';
export { aiMetadataFeature, type AiMetadataModals } from './feature.ts';
export { TranslationCard } from './homepage/TranslationCard.tsx';
export { InstructionScreen } from './instruction/InstructionScreen.tsx';
export { JobScreen, type JobScreenProps } from './jobs/JobScreen.tsx';
export { PackagesScreen, type PackagesScreenProps } from './packages/PackagesScreen.tsx';
export { aiMetadataPorts, type AiMetadataPorts } from './ports.ts';
export { aiMetadataRoutes } from './routes.ts';
export { TranslationScreen, type TranslationScreenProps } from './translation/TranslationScreen.tsx';
