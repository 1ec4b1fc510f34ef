import type { MessageDescriptor } from '@my-air/i18n';
import type { AnyRoute } from '@tanstack/react-router';

import type { CheckedFeature } from './CheckedFeature.ts';
import { screensOf } from './screensOf.ts';
import { untranslated } from './untranslated.ts';

/** The faults in the names of a feature's screens. */
export function checkTitles({ feature, texts }: CheckedFeature): readonly string[] {
  return screensOf(feature).flatMap((route) => {
    const title = titleOf(route);
    if (!title) return [`${route.id} has no title, and no parent has one: give it staticData.title`];
    return untranslated(title, texts).map((fault) => `the title of ${route.id} ${fault}`);
  });
}

function titleOf(route: AnyRoute): MessageDescriptor | undefined {
  return route.options.staticData?.title ?? (route.isRoot ? undefined : titleOf(route.parentRoute));
}
