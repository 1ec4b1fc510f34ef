import { Grid, Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chapter, Rules, Sheet, TokenTable } from './Sheet.tsx';

const meta = { title: 'Visual language/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const forms: [place: string, form: string, not: string][] = [
  ['Button', 'Withdraw money', 'Withdrawal, OK, Click here'],
  ['Title of a question', 'Remove this channel?', 'Are you sure?'],
  ['Answer to it', 'Remove · Keep it', 'Yes · No'],
  ['Failure', 'The list of chats could not be loaded.', 'Error 500'],
  ['Way on', 'Try again', 'Retry request'],
  ['Nothing yet', 'Your channels will be here', 'No data'],
  ['On its way', 'Opening…', 'Please wait!'],
  ['Number', '12,400 views · $310.20', '12400 · 310,2 USD'],
];

/** The rules for the texts of the portal. */
export const Writing: Story = {
  render: () => (
    <Sheet
      title="Writing"
      lead="Short, plain, active. We say what happened, what we did about it, and what can be done next."
    >
      <Grid min="20rem">
        <Chapter title="Voice">
          <Rules
            rules={[
              'A verb on every button, and the same verb in the message that follows it.',
              'No exclamation marks, no “oops”, no “please” where nothing is asked for.',
              'The same word for the same thing everywhere: Terms has the words, in five languages.',
              'Sentence case. A full stop ends a sentence, not a label.',
              'English has no contractions: “do not” is never misread for “do”.',
              'A text that names support stands next to a button that leads there.',
            ]}
          />
        </Chapter>
        <Chapter title="Figures and dates">
          <Rules
            rules={[
              'Figures have their unit, and are as exact as the decision needs.',
              'Dates are told from today (“in 3 days”), with the exact one on hover, in the person’s own format.',
              'Money has its currency; zero is written, unknown is a dash.',
            ]}
          />
        </Chapter>
        <Chapter title="Five languages">
          <Rules
            rules={[
              'Each language is written, not translated word by word.',
              'Ukrainian and Russian address the reader formally, Spanish with tú, Portuguese with você.',
              'Leave room: Ukrainian and Spanish are a third longer than English. The Pseudo language shows what does not fit.',
              'Names of people, channels and videos keep their own direction.',
            ]}
          />
        </Chapter>
        <Chapter title="For those who listen">
          <Text>
            What a picture says, its name says. What changes by itself is announced once, in a sentence that
            makes sense without the screen.
          </Text>
        </Chapter>
      </Grid>
      <Chapter title="Forms of words">
        <TokenTable
          head={['Where', 'We write', 'We do not write']}
          rows={forms.map(([place, form, not]) => ({ name: place, cells: [form, not] }))}
        />
      </Chapter>
    </Sheet>
  ),
};
