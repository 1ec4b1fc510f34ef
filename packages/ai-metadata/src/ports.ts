import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that AI translation needs from the shell. */
export interface AiMetadataPorts {
  /** Lets the user read and accept agreements; resolves to whether all were accepted. */
  acceptAgreements: (portal: PortalContext, ids: readonly string[]) => Promise<boolean>;
  /**
   * Lists the permissions that YouTube will ask for, and leaves for it once the user agrees.
   * @param lost the channel that has to be chosen there once more
   */
  askForAccess: (portal: PortalContext, lost?: { guid: string; title: string }) => void;
  /** Opens the packages with one of them preselected. */
  showPackage: (packageId: number) => void;
}

export const aiMetadataPorts = definePorts<AiMetadataPorts>('ai-metadata');
