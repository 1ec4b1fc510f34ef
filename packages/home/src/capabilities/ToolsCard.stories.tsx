import { buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { capabilityPlaces } from './capabilityPlaces.ts';
import { ToolsCard } from './ToolsCard.tsx';

const everything = Object.fromEntries(Object.keys(capabilityPlaces).map((name) => [name, true]));
const user = buildUser({ partner: buildPartner({ capabilities: everything }) });

const meta = {
  title: 'Home/ToolsCard',
  component: ToolsCard,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, user } },
} satisfies Meta<typeof ToolsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every capability that has no screen of its own. */
export const Loaded: Story = {};

/** The language with the longest words. */
export const Ukrainian: Story = { parameters: { portal: { loadMessages, user, locale: 'uk' } } };
