import type { Meta, StoryObj } from '@storybook/react-vite';

import { bindPorts } from '../../index.ts';
import { PortalStory } from '../../stories.ts';
import { HelpLink } from './HelpLink.tsx';
import { helpPorts } from './helpPorts.ts';

const meta = {
  title: 'Shared views/Help link',
  component: HelpLink,
  decorators: [PortalStory],
  args: { article: 96, children: 'How services work' },
  beforeEach: () => {
    bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}` });
    return () => bindPorts(helpPorts, { linkToArticle: undefined });
  },
} satisfies Meta<typeof HelpLink>;
export default meta;

/** The way from a screen to the article that answers its question. */
export const Link: StoryObj<typeof meta> = {};
