import { createHash } from 'node:crypto';

const element = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The sources of a policy that allow the scripts and styles within these pages, and no others. */
export function inlineHashes(pages: readonly string[]): readonly string[] {
  // The styles of components are an element without text, filled through the CSSOM.
  const found = new Set([hashOf('')]);
  for (const page of pages) {
    for (const [, , attributes = '', text = ''] of page.matchAll(element)) {
      // Scripts of files are allowed as such, and data needs no permission to run.
      if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
      found.add(hashOf(text));
    }
  }
  return [...found].toSorted();
}
