import type { Locale } from '@my-air/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { PortalFrame } from './PortalFrame.tsx';
import { stubPortal, type StubPortalOptions } from './stubPortal.ts';
import { stubRouter } from './stubRouter.tsx';

/** The portal options of a story: `parameters: { portal: { user, answers, path } }`. */
export interface PortalStoryParameters extends StubPortalOptions {
  /** The address at which the story is rendered. @default '/' */
  path?: string;
}

/**
 * Puts a story into a portal. Its options are the story's `portal` parameter; the language is that of the
 * toolbar where they name none.
 */
export const PortalStory: Decorator = (Story, { parameters, globals, id }) => {
  const chosen = globals.locale as Locale | undefined;
  const options = {
    ...(chosen && { locale: chosen }),
    ...(parameters.portal as PortalStoryParameters | undefined),
  };
  return (
    <StoryPortal key={`${id} ${options.locale}`} options={options}>
      <Story />
    </StoryPortal>
  );
};

function StoryPortal({ options, children }: { options: PortalStoryParameters; children: ReactNode }) {
  const [portal] = useState(() => stubPortal(options));
  const [router] = useState(() => stubRouter(portal, options.path));

  return (
    <PortalFrame portal={portal} router={router}>
      {children}
    </PortalFrame>
  );
}
