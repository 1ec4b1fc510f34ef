import type { UploadRules } from '@my-air/ui-kit';

import { attachmentRules } from '../contract.ts';

/** The four rules for files, in the form of the kit. */
export const uploadRules: UploadRules = {
  types: attachmentRules.types,
  maxSize: attachmentRules.maxSize,
  minSize: attachmentRules.minSize,
  maxCount: attachmentRules.count,
};
