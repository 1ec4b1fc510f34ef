import * as v from 'valibot';

import { PackagesSearch } from '../packages/PackagesSearch.ts';
import { TranslationSearch } from '../translation/TranslationSearch.ts';

/** The search parameters of the screens that share one route. */
export const AiMetadataSearch = v.object({ ...TranslationSearch.entries, ...PackagesSearch.entries });
