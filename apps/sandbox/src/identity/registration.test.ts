import { expect, test } from 'vitest';

import { IdentityVisitor } from '#test/support/IdentityVisitor.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

onEveryDatabase('a registration', ({ sandbox }) => {
  const browser = () => new IdentityVisitor(sandbox());

  test('[NAV-19] a wrong address is changed on the verification page, and its former letters prove nothing', async () => {
    const who = browser();
    const filled = { name: 'Max', email: 'max@my-air.tset', password: 'long enough' };
    await who.fill(await who.visit('/register'), filled);
    const page = await who.visit('/verify-email');
    const change = (email: string) => who.fill(page, { email }, '/verify-email/address');
    expect((await change('nobody')).text).toContain('This is not an e-mail address.');
    expect((await change('PARTNER@my-air.test')).text).toContain(
      'There is an account with this address already.',
    );
    expect((await change('Max@my-air.test')).text).toContain('The letter was sent to max@my-air.test.');
    const linkTo = async (email: string) => (await sandbox().control.mailbox.list(email))[0]?.link ?? '';
    expect((await who.visit(await linkTo('max@my-air.tset'))).status).toBe(410);
    expect((await who.visit(await linkTo('max@my-air.test'))).text).toContain('Your address is confirmed');
  });

  test('[USER-03] a registration takes language, zone and date format from the browser', async () => {
    const who = browser();
    const kept = async (told: Readonly<Record<string, string>>, email: string) => {
      const page = await who.visit('/register');
      await who.fill(page, { name: 'Max', email, password: 'long enough', ...told });
      return (await who.visit('/preferences')).text.match(/(?<=value=")[^"]+(?=" selected)/g);
    };
    const told = { timezone: 'Europe/Kiev', date_format: 'Europe' };
    expect(await kept(told, 'one@my-air.test')).toEqual(['en', 'Europe/Kyiv', 'Europe']);
    const nonsense = { timezone: 'Mars/Base', date_format: 'Mayan' };
    expect(await kept(nonsense, 'two@my-air.test')).toEqual(['en', 'UTC', 'US']);
  });
});
