import type { Scheme } from '@my-air/ui-kit/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { sourceOf } from '../stories/workbench/draft.ts';
import { ComponentFacts } from './ComponentFacts.tsx';
import { docsTheme } from './brandTheme.ts';
import { DraftStyles } from './DraftStyles.tsx';
import { dress } from './dress.ts';
import { settings as first, type StorySettings } from './toolbar.ts';

/** A page of documentation in the brand and the scheme of the toolbar, like the stories on it. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [settings, setSettings] = useState(() => globalsOf(context));

  useEffect(() => {
    const applyGlobals = ({ globals }: { globals: StorySettings }) => setSettings({ ...first, ...globals });
    context.channel.on(GLOBALS_UPDATED, applyGlobals);
    return () => context.channel.off(GLOBALS_UPDATED, applyGlobals);
  }, [context]);
  useEffect(() => {
    const { brand, scheme } = document.documentElement.dataset;
    dress(document.documentElement, { ...settings, zoom: '100' });
    // Each loading frame reports its globals, too: only another brand or scheme reloads the frames.
    if (brand === settings.brand && scheme === settings.scheme) return;
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.location.reload();
  }, [settings]);

  return (
    <DocsContainer context={context} theme={docsTheme(sourceOf(settings.brand), settings.scheme as Scheme)}>
      <DraftStyles brand={settings.brand} />
      <ComponentFacts title={titleOf(context)}>{children}</ComponentFacts>
    </DocsContainer>
  );
}

/** The settings of the toolbar; a page without stories reads them from the address. */
function globalsOf(context: DocsContainerProps['context']): StorySettings {
  const chosen = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  const fromAddress = Object.fromEntries(chosen.map((pair) => pair.split(':')));
  try {
    const { globals } = context.getStoryContext(context.storyById());
    return { ...first, ...(globals as unknown as StorySettings) };
  } catch {
    return { ...first, ...fromAddress };
  }
}

/** The title of the stories that a page belongs to; a page of its own has none. */
function titleOf(context: DocsContainerProps['context']): string | undefined {
  try {
    return context.storyById().title;
  } catch {
    return undefined;
  }
}
