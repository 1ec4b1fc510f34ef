import type { AgreementKind } from '@my-air/api-client/contract';

/** One part of an agreement: its heading and its paragraphs. */
export type Section = readonly [heading: string, ...paragraphs: string[]];

/** The agreements in one language. */
export type AgreementTexts = Readonly<Record<AgreementKind, readonly Section[]>>;
