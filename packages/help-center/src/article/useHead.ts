import { useEffect } from 'react';

import type { ArticleHead } from './articleHead.ts';

/** Adds the metadata of a page to the document's head while the page is shown. */
export function useHead({ description, canonical, properties, structured }: ArticleHead): void {
  const json = JSON.stringify(structured);
  const metas = JSON.stringify(properties);

  useEffect(() => {
    // What a server wrote is of this page too, apart from its addresses in other languages.
    for (const each of document.head.querySelectorAll('[data-written]:not([rel="alternate"])')) each.remove();
    const descriptionMeta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = descriptionMeta?.content;
    if (descriptionMeta) descriptionMeta.content = description;
    const added = [
      link(canonical),
      ...Object.entries(JSON.parse(metas) as Record<string, string>).map(([name, content]) =>
        meta(name, content),
      ),
      structuredData(json),
    ];
    document.head.append(...added);
    return () => {
      added.forEach((element) => element.remove());
      for (const each of document.head.querySelectorAll('[data-written]')) each.remove();
      if (descriptionMeta && before !== undefined) descriptionMeta.content = before;
    };
  }, [description, canonical, metas, json]);
}

function link(href: string) {
  const element = document.createElement('link');
  element.rel = 'canonical';
  element.href = href;
  return element;
}

function meta(property: string, content: string) {
  const element = document.createElement('meta');
  element.setAttribute('property', property);
  element.content = content;
  return element;
}

/** Data that is never executed. Trusted Types require a policy for any `<script>` all the same. */
function structuredData(json: string) {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.text = vouchedFor(json);
  return element;
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

/** JSON is data: whatever it contains, the element above never runs. */
function vouchedFor(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('my-air', { createScript: (text) => text }).createScript(json) ?? json;
}
