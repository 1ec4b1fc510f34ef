import type { ApiPart } from '../Sandbox.ts';
import { articlesApi } from './articlesApi.ts';
import { feedbackApi } from './feedbackApi.ts';
import { searchApi } from './searchApi.ts';

/** The help centre: topics, articles, search, and feedback of readers. */
export const helpApi: ApiPart = (sandbox) => async (app) => {
  for (const part of [articlesApi, searchApi, feedbackApi]) await app.register(part(sandbox));
};
