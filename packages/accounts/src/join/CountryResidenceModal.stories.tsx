import { buildCountry, buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { CountryResidenceModal } from './CountryResidenceModal.tsx';

const countries = [
  buildCountry(),
  buildCountry({
    id: 124,
    iso_code: 'CA',
    name: 'Canada',
    regions: [
      { text: 'Ontario', value: 'ON' },
      { text: 'Québec', value: 'QC' },
    ],
  }),
  buildCountry({ id: 724, iso_code: 'ES', name: 'Spain' }),
];

const meta = {
  title: 'Accounts/CountryResidenceModal',
  component: CountryResidenceModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages, answers: { 'GET api/countries': { countries } } } },
} satisfies Meta<typeof CountryResidenceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/countries': () => new Promise(() => {}) } } },
};

export const Failed: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/countries': buildFailure('server') } } },
};

export const Ukrainian: Story = {
  parameters: { portal: { loadMessages, locale: 'uk', answers: { 'GET api/countries': { countries } } } },
};
