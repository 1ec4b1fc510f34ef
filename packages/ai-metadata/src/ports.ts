import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What AI translation asks of the shell. */
export interface AiMetadataPorts {
  /** Lets the person read and accept agreements; answers whether they accepted all. */
  acceptAgreements: (portal: PortalContext, ids: readonly string[]) => Promise<boolean>;
  /**
   * Says what YouTube will ask for, and leaves for it once the person agrees.
   * @param lost the channel that has to be chosen there once more
   */
  askForAccess: (portal: PortalContext, lost?: { guid: string; title: string }) => void;
  /** Opens the packages with one of them preselected. */
  showPackage: (packageId: number) => void;
}

export const aiMetadataPorts = definePorts<AiMetadataPorts>('ai-metadata');
