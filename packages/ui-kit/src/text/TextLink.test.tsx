import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TextLink } from './TextLink.tsx';

test('a link of this site stays in this tab', () => {
  render(<TextLink href="/help">Help</TextLink>);
  expect(screen.getByRole('link').hasAttribute('target')).toBe(false);
});

test.each(['javascript:alert(1)', '//evil.example', undefined])(
  'an address like %s leaves plain words',
  (href) => {
    render(<TextLink href={href}>Help</TextLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Help')).toBeDefined();
  },
);

test("it can be drawn as a router's link", () => {
  render(
    <TextLink
      render={
        <a href="/home" data-router>
          Home
        </a>
      }
    >
      Home
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('data-router')).toBe(true);
});
