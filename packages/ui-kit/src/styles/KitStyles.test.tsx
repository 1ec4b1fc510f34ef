import { render } from '@testing-library/react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';

import { KitStyles } from './KitStyles.tsx';

const build = (...css: Parameters<typeof styled.div>) => styled.div(...css);
const written = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

/** The styles that a component adds to the page, with `.it` for its class. */
function styleOf(Component: ReturnType<typeof build>): string {
  const before = written().length;
  const { container } = render(
    <KitStyles>
      <Component />
    </KitStyles>,
  );
  const name = container.firstElementChild?.className.split(' ').at(-1) ?? '';
  return written().slice(before).replaceAll(name, 'it');
}

test('a condition is within what it is about, in the order in which it was written', () => {
  const component = build`
    color: red;
    @media (min-width: 48rem) {
      color: blue;
      &:hover,
      > svg {
        color: green;
      }
    }
    top: 0;
    @container table (width >= 35rem) {
      color: white;
    }
  `;
  expect(styleOf(component)).toBe(
    [
      '.it{color:red;top:0;}',
      '.it{@media (min-width: 48rem){color:blue;}}',
      '.it:hover,.it >svg{@media (min-width: 48rem){color:green;}}',
      '.it{@container table (width >= 35rem){color:white;}}',
    ].join(''),
  );
});

test('a condition of what cannot hold one stays around it, and so does one within another', () => {
  const component = build`
    @media (min-width: 48rem) {
      &::before {
        color: red;
      }
    }
    @media (hover: hover) {
      @media (min-width: 48rem) {
        color: blue;
      }
    }
  `;
  expect(styleOf(component)).toBe(
    [
      '@media (min-width: 48rem){.it::before{color:red;}}',
      '@media (hover: hover){@media (min-width: 48rem){.it{color:blue;}}}',
    ].join(''),
  );
});
