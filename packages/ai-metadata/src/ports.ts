import { definePorts } from '@my-air/feature-api';

/** What AI translation asks of the shell. */
export interface AiMetadataPorts {
  /** Opens the packages with one of them preselected. */
  showPackage: (packageId: number) => void;
}

export const aiMetadataPorts = definePorts<AiMetadataPorts>('ai-metadata');
