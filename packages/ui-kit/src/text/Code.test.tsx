import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Code, CodeBlock } from './Code.tsx';

describeConformance('Code', (props) => <Code {...props}>UC-4f2</Code>);
describeConformance('CodeBlock', (props) => (
  <CodeBlock {...props} label="Answer" copyLabel="Copy" copiedLabel="Copied" failedLabel="Could not copy">
    {'{ "id": 1 }'}
  </CodeBlock>
));

test('what looks like HTML stays text', () => {
  render(<CodeBlock label="Page">{'<b>bold</b>'}</CodeBlock>);
  expect(screen.getByText('<b>bold</b>').querySelector('b')).toBeNull();
});

test('long lines can be reached and scrolled by keys, under a name', () => {
  render(<CodeBlock label="Page">a</CodeBlock>);
  expect(screen.getByRole('region', { name: 'Page' }).tabIndex).toBe(0);
});

test('without words for it there is no button', () => {
  render(<CodeBlock label="Page">a</CodeBlock>);
  expect(screen.queryByRole('button')).toBeNull();
});
