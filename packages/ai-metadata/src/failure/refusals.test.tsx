import { buildFailure, renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { failureReasons, refusals } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { useRefusalText } from './refusals.ts';

function Failure({ code }: { code: string | undefined }) {
  const failureText = useRefusalText();
  const error = buildFailure('conflict', {
    message: 'The server says this in English.',
    errors: { text: ['And this, too.'] },
    ...(code !== undefined && { code }),
  });
  return <output>{failureText(error)}</output>;
}

const say = async (code: string | undefined, locale: 'en' | 'uk') => {
  const { unmount } = renderInPortal(<Failure code={code} />, { loadMessages, locale });
  const text = (await screen.findByRole('status')).textContent;
  unmount();
  return text;
};

describe('[AIM-01] [TR-22] a refusal is told in the chosen language, whatever the server’s own sentence is in', () => {
  test.each([...refusals, ...failureReasons])('%s has its own sentence', async (code) => {
    const [english, ukrainian] = [await say(code, 'en'), await say(code, 'uk')];
    expect(english).not.toBe(await say(undefined, 'en'));
    expect(ukrainian).toMatch(/[а-яїєі]/i);
    expect(english).not.toMatch(/[а-яїєі]/i);
  });

  test.each([undefined, 'of_the_future'])(
    '%s is told in general words, and not in the server’s',
    async (code) => {
      expect(await say(code, 'uk')).toBe('Зараз це зробити не можна. Спробуйте пізніше.');
    },
  );
});
