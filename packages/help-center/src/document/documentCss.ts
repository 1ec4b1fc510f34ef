import { proseRules } from '@my-air/ui-kit/document';
import { compile, serialize, stringify } from 'stylis';

import { articleRules } from '../article/articleRules.ts';

/**
 * The styles of an article in a document. Those of its text are the screen's own; the few around it repeat what `HelpFrame`,
 * `ArticleView` and the kit's parts in them say, and `e2e/articleDocument.spec.ts` compares the two.
 */
const rules = /* css */ `
  [data-frame='written'] .written {
    display: grid;
  }
  .written-frame {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    width: 100%;
  }
  .written-head {
    display: flex;
    justify-content: flex-end;

    > a {
      display: inline-flex;
      gap: var(--space-2);
      align-items: center;
      justify-content: center;
      max-width: 100%;
      min-height: var(--size-control-m);
      padding: 0.375rem var(--space-4);
      color: var(--color-text);
      font-size: var(--font-size-14);
      font-weight: var(--font-weight-strong);
      line-height: 1.25;
      text-align: center;
      text-decoration: none;
      background: var(--color-raised);
      border: 1px solid var(--color-outline);
      border-radius: var(--radius-control);
    }
    svg {
      width: var(--icon-size-m);
      height: var(--icon-size-m);
      fill: none;
      stroke: currentcolor;
      stroke-width: var(--icon-stroke);
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  }
  :root:not([data-known]) .written-back,
  :root[data-known] .written-sign-in {
    display: none;
  }
  .written-columns {
    display: flex;
    gap: var(--space-12);
    align-items: flex-start;
    justify-content: space-between;
  }
  .written-article {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-6);
    min-width: 0;
    max-width: 44rem;

    h1 {
      margin: 0;
      font-size: var(--font-size-32);
      font-weight: var(--font-weight-heading);
      line-height: 1.25;
      letter-spacing: var(--font-tracking-heading);
      overflow-wrap: anywhere;
    }
  }
  .written-facts,
  .written-notice {
    margin: 0;
    font-size: var(--font-size-14);
    overflow-wrap: anywhere;
  }
  .written-facts {
    margin-top: var(--space-2);
    color: var(--color-muted);
  }
  .written-notice {
    padding: var(--space-1) var(--space-3);
    border-inline-start: 3px solid var(--color-accent);
  }
  .written-aside {
    position: sticky;
    inset-block-start: var(--space-6);
    flex: 0 0 17rem;
    max-height: calc(100dvh - var(--space-12));
    overflow-y: auto;
  }
  .written-folded > summary {
    min-height: 2.75rem;
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }
  @media (max-width: 991.98px) {
    .written-aside {
      display: none;
    }
  }
  @media (min-width: 992px) {
    .written-folded {
      display: none;
    }
  }
  .written nav {
    > p {
      margin: 0;
      color: var(--color-muted);
      font-size: var(--font-size-12);
      font-weight: 650;
      overflow-wrap: anywhere;
    }
    > ul {
      display: grid;
      margin: var(--space-2) 0 0;
      padding: 0;
      list-style: none;
      border-inline-start: 1px solid var(--color-line);
    }
    a {
      display: block;
      margin-inline-start: -1px;
      padding: var(--space-2) var(--space-4);
      color: inherit;
      font-size: var(--font-size-14);
      text-decoration: none;
      overflow-wrap: anywhere;
      border-inline-start: 2px solid transparent;
    }
    a[aria-current] {
      font-weight: 600;
      border-color: var(--color-accent);
    }
    [data-level='3'] > a {
      padding-inline-start: var(--space-8);
    }
    @media (pointer: coarse) {
      a {
        min-height: 2.75rem;
      }
    }
  }
  .written-text {
    ${proseRules}
  }
  .written-text {
    ${articleRules}
  }
  @media print {
    .written-article {
      max-width: none;
    }
    .written-head,
    .written-aside,
    .written-folded {
      display: none;
    }
  }
`;

/** The style sheet of an article in a document; its nested rules are resolved as styled-components does it on the screen. */
export const documentCss: string = serialize(compile(rules), stringify);
