import type { ApiPart } from '../Sandbox.ts';
import { aiChannelsApi } from './api/aiChannelsApi.ts';
import { aiVideosApi } from './api/aiVideosApi.ts';
import { batchesApi } from './api/batchesApi.ts';
import { financesAiApi } from './api/financesAiApi.ts';
import { glossaryApi } from './api/glossaryApi.ts';
import { jobDetailsApi } from './api/jobDetailsApi.ts';
import { jobsApi } from './api/jobsApi.ts';
import { localizationSettingsApi } from './api/localizationSettingsApi.ts';
import { reviewApi } from './api/reviewApi.ts';

const parts: readonly ApiPart[] = [
  aiChannelsApi,
  aiVideosApi,
  batchesApi,
  localizationSettingsApi,
  jobsApi,
  jobDetailsApi,
  reviewApi,
  glossaryApi,
  financesAiApi,
];

/** Titles and descriptions of videos in other languages, and the money for them. */
export const aiMetadataApi: ApiPart = (sandbox) => async (app) => {
  for (const part of parts) await app.register(part(sandbox));
};
