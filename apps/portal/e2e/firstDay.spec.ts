import { sample } from '@my-air/vitest/sample';

import { expect, type Persona, test } from '@my-air/e2e';
import { FirstDay } from './firstDay/FirstDay.ts';

/** The users of a first day, each with the language of their account. */
const people: readonly { persona: Persona; language: string }[] = [
  { persona: 'new', language: 'en' },
  { persona: 'partner', language: 'en' },
  { persona: 'ambassador', language: 'en' },
  { persona: 'rejected', language: 'en' },
  { persona: 'scalelab', language: 'en' },
  { persona: 'portuguese', language: 'pt' },
  { persona: 'russian', language: 'ru' },
];
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const cases = people.flatMap((user) => sizes.map((size) => ({ ...user, size })));
const drawn = sample(cases, {
  // One of them takes minutes, most of which axe needs.
  each: 1,
  kindOf: () => 'day',
  nameOf: ({ persona, size }) => `${persona} ${size.width}`,
});

for (const { persona, language, size } of drawn) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, keepsPendingModals: true });

    test(`[NAV-01] [SH-24] [I18N-01] the first day of the persona “${persona}” has no dead end, no English in another language and nothing that axe finds`, async ({
      page,
      sandbox,
    }) => {
      // Each of some thirty screens is opened, scrolled through and read by axe, one after the other.
      test.setTimeout(600_000);
      const day = new FirstDay({ page, sandbox, isPhone: size.width < 768 });
      await day.begin(persona, language);
      await day.walk();
      expect(day.visited.size, 'screens were walked through').toBeGreaterThan(8);
      test
        .info()
        .annotations.push(
          { type: 'screens', description: [...day.visited].join(' ') },
          { type: 'pressed', description: day.pressed.join(' | ') },
        );
    });
  });
}
