import { msg } from '@lingui/core/macro';
import type { Mismatch } from '@my-air/api-client';
import { supportWay, type PortalContext } from '@my-air/feature-api';
import type { I18n } from '@my-air/i18n';

/** Reports an answer that breaks its contract; the person is told only when a list may be shorter than it should be. */
export function reportMismatch(
  { key, path, expected, received, isIncomplete }: Mismatch,
  portal: PortalContext,
): void {
  console.warn(`@my-air/shell: ${key} answered ${received} at "${path}", not ${expected}`);
  if (!isIncomplete) return;
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

/** The word for a thing whose name could not be read. */
export const unnamed = (i18n: I18n): string => i18n._(msg`Untitled`);
