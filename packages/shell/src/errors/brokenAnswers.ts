import { msg } from '@lingui/core/macro';
import type { IncompleteAnswer, Mismatch } from '@my-air/api-client';
import { type PortalContext } from '@my-air/feature-kit';
import { supportWay } from '@my-air/feature-kit/views';
import type { LocaleStore } from '@my-air/i18n';
import type { Query } from '@tanstack/react-query';

import { loadMessages } from '../locales/index.ts';
import { queryOf } from '../state/createQueryClient.ts';

/** Reports an answer that breaks its contract. */
export function reportMismatch({ key, path, expected, received }: Mismatch): void {
  console.warn(`@my-air/shell: ${key} answered ${received} at "${path}", not ${expected}`);
}

/**
 * Tells the user that a list is shorter than it should be, as soon as a screen shows the query that it was
 * read for, and once for each call. Until then, a newer answer to the query decides anew.
 * @param reported The keys of the calls that the user already knows about.
 */
export function handleIncomplete(
  { key, signal }: IncompleteAnswer,
  portal: PortalContext,
  reported: Set<string>,
): void {
  const query = queryOf(signal);
  function show() {
    if (reported.has(key)) return;
    reported.add(key);
    showIncomplete(portal);
  }
  if (!query || isInSight(query)) {
    show();
    return;
  }
  const stop = portal.queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    const isReadAnew = event.type === 'updated' && event.action.type === 'fetch';
    const isShown = isInSight(query);
    if (isReadAnew || isShown || event.type === 'removed') stop();
    if (isShown && !isReadAnew) show();
  });
}

/** Whether a screen shows all that a query holds. A badge, which counts with `select`, shows no list. */
function isInSight({ observers }: Query): boolean {
  return observers.some(({ options }) => options.enabled !== false && !options.select);
}

function showIncomplete(portal: PortalContext): void {
  const { i18n } = portal.locale;
  const way = supportWay(portal, { summary: i18n._(msg`Some items could not be shown`) });
  portal.toasts.show({
    type: 'warning',
    group: 'sticky',
    title: i18n._(msg`Some items could not be shown`),
    text: i18n._(msg`Reload the page. If they are still missing, write to support.`),
    ...(way && { action: { label: i18n._(msg`Write to support`), onAct: way.act } }),
  });
}

/** The word for a thing whose name could not be read. The first answers come before the texts, which are waited for. */
export async function unnamed({ add, i18n }: Pick<LocaleStore, 'add' | 'i18n'>): Promise<string> {
  await add(loadMessages);
  return i18n._(msg`Untitled`);
}
