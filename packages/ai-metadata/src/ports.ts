import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What AI translation asks of the shell. */
export interface AiMetadataPorts {
  /** Lets the person read and accept agreements; answers whether they accepted all. */
  acceptAgreements: (portal: PortalContext, ids: readonly string[]) => Promise<boolean>;
  /** Opens the packages with one of them preselected. */
  showPackage: (packageId: number) => void;
}

export const aiMetadataPorts = definePorts<AiMetadataPorts>('ai-metadata');
