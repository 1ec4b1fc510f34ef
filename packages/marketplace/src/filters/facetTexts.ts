import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { I18n } from '@my-air/i18n';
import { platformName } from '@my-air/feature-kit/views';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import {
  affectedIndicators,
  productAccessLevels,
  type AffectedIndicator,
  type ProductAccess,
} from '../contract.ts';
import type { FacetName } from './CatalogueSearch.ts';

/** The texts of a facet in the panel and on the chips. */
export interface FacetTexts {
  /** The name above its choices. */
  label: MessageDescriptor;
  /** The values that are offered, in order. */
  options: (catalogue: Catalogue) => readonly string[];
  /** The name of a value; neutral words for one that this version does not know. */
  nameOf: (value: string, i18n: I18n, catalogue: Catalogue) => string;
}

/** The texts of each facet of the table. */
export const facetTexts: Readonly<Record<FacetName, FacetTexts>> = {
  category: {
    label: msg`Category`,
    options: ({ categories }) => categories.map(({ slug }) => slug),
    nameOf: (value, i18n, { categories }) =>
      categories.find(({ slug }) => slug === value)?.name ?? i18n._(msg`Another category`),
  },
  platform: {
    label: msg`Platform`,
    options: () => ['youtube', 'instagram', 'tiktok'],
    nameOf: platformName,
  },
  indicator: { label: msg`Improves`, options: () => affectedIndicators, nameOf: indicatorName },
  access: { label: msg`Open to`, options: () => productAccessLevels, nameOf: accessName },
};

/** The name of an indicator; neutral words for one that this version does not know. */
export function indicatorName(indicator: string, i18n: I18n): string {
  return i18n._(indicators.get(indicator) ?? msg`Other results`);
}

/** The name of an audience; neutral words for one that this version does not know. */
export function accessName(access: string, i18n: I18n): string {
  return i18n._(accesses.get(access) ?? msg`Special conditions`);
}

const indicators: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    views: msg`Views`,
    subscribers: msg`Subscribers`,
    watch_time: msg`Watch time`,
    engagement: msg`Engagement`,
    income: msg`Income`,
    safety: msg`Safety`,
    production: msg`Production`,
  } satisfies Record<AffectedIndicator, MessageDescriptor>),
);

const accesses: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    anyone: msg`For everyone`,
    coming: msg`Coming soon`,
    capability: msg`By invitation`,
    channel: msg`With a connected channel`,
    mcn: msg`In our network`,
    air_member: msg`For members`,
  } satisfies Record<ProductAccess, MessageDescriptor>),
);
