import { readFileSync } from 'node:fs';

import { type AgreementKind, agreementKinds, type AgreementSummary } from '@my-air/api-client/contract';
import { isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { readData, readFields } from '../content/readData.ts';
import { isWireLocale, type WireLocale, wireLocales } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Platform } from '../Platform.ts';

type AgreementRow = typeof agreements.$inferSelect;

/** The title and the text of an agreement. */
interface AgreementText {
  readonly title: string;
  readonly html: string;
}

const contentFolder = new URL('../../content/agreements/', import.meta.url);
const fieldNames = new Set(['title']);

/** The words for a notice period in the former version and in the present one. */
const changedWords = readData(
  'agreements/changedWords.json',
  v.strictObject(v.entriesFromList(wireLocales, v.tuple([v.string(), v.string()]))),
);

/** The agreements in every language, read once: they are served as often as a partner is. */
const texts = new Map<string, AgreementText>(
  agreementKinds.flatMap((kind) =>
    wireLocales.map((locale) => [`${kind} ${locale}`, readAgreement(kind, locale)] as const),
  ),
);

/** Title and text of an agreement, in English where the language is none of ours; undefined for one that does not exist. */
export function agreementText(kind: string, locale: string): AgreementText | undefined {
  return texts.get(`${kind} ${isWireLocale(locale) ? locale : 'en'}`);
}

/** The text before the current one: the same with the terms that were changed since. */
export function earlierText(kind: string, locale: string): string | undefined {
  const text = agreementText(kind, locale);
  if (!text) return undefined;
  const [before, now] = changedWords[isWireLocale(locale) ? locale : 'en'];
  return text.html.replaceAll(now, before).replace(/<h3>[^<]*<\/h3>(?:<p>[^<]*<\/p>)+$/, '');
}

/** Reads `<kind>.<language>.md`: sections of `## heading` and paragraphs, which are plain text. */
function readAgreement(kind: AgreementKind, locale: WireLocale): AgreementText {
  const name = `${kind.replaceAll('_', '-')}.${locale}.md`;
  const refuse = (problem: string) => new Error(`content/agreements: ${name}: ${problem}`);
  const source = readFileSync(new URL(name, contentFolder), 'utf8');
  const { fields, text } = readFields(source, fieldNames, refuse);
  if (!fields.title) throw refuse('needs a title');
  if (!text.startsWith('## ')) throw refuse('begins without "## heading"');
  const html = text
    .split(/\n{2,}/)
    .map((part) => (part.startsWith('## ') ? `<h3>${part.slice(3)}</h3>` : `<p>${part}</p>`))
    .join('');
  return { title: fields.title, html };
}

/** An agreement without its text, as lists carry it. */
export function presentAgreement(
  sandbox: Pick<Platform, 'origins' | 'clock'>,
  { kind, agreedAt: signedAt, scannedCopyUrl }: Pick<AgreementRow, 'kind' | 'agreedAt' | 'scannedCopyUrl'>,
  locale: string,
): AgreementSummary {
  // A signature whose confirmation is late counts from the moment that it arrives.
  const agreedAt = signedAt !== null && signedAt <= sandbox.clock.now() ? signedAt : null;
  return {
    id: kind,
    display_name: agreementText(kind, locale)?.title ?? kind,
    url: `${sandbox.origins.identity}/agreements/${kind}`,
    agreed_at: agreedAt?.toISOString() ?? null,
    is_agreed: agreedAt !== null,
    scanned_copy_url: absoluteUrl(sandbox, scannedCopyUrl),
  };
}

/** Accepts an agreement. A second acceptance changes nothing: the first date is the one that binds. */
export async function acceptForPartner(
  db: Queries,
  partnerId: number,
  kind: string,
  agreedAt: Date,
): Promise<void> {
  await db
    .insert(agreements)
    .values({ partnerId, kind, agreedAt })
    .onConflictDoUpdate({
      target: [agreements.partnerId, agreements.kind],
      set: { agreedAt },
      setWhere: isNull(agreements.agreedAt),
    });
}
