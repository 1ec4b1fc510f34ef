import type { PackagesSearch } from '../packages/PackagesSearch.ts';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';

/** The search parameters of these screens; unchecked until a screen has parsed them. */
export type AiMetadataSearch = TranslationSearch & PackagesSearch;
