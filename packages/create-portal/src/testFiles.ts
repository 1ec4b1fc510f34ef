/** A test of a new portal: the built portal, with a sandbox as its backend, in a browser. */
export function testFiles(brand: string, start: string): readonly (readonly [path: string, text: string])[] {
  return [
    ['playwright.config.ts', config],
    ['tests/portal.spec.ts', spec(brand, start)],
  ];
}

const config = `import { defineConfig } from '@playwright/test';

const port = process.env['PORT'] ?? '4173';
// A browser of the machine, instead of the one that "npx playwright install chromium" brings.
const executablePath = process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE'];

export default defineConfig({
  testDir: 'tests',
  use: {
    baseURL: \`http://localhost:\${port}\`,
    locale: 'en-US',
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: \`npx vite preview --port \${port} --strictPort\`,
    url: \`http://localhost:\${port}/config.json\`,
    reuseExistingServer: false,
  },
});
`;

const spec = (brand: string, start: string) => `import { expect, test } from '@playwright/test';

test('a user signs in, and sees the first screen under the name of the brand', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-mail').fill('partner@my-air.test');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**${start}');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).toContain(${JSON.stringify(brand)});
});
`;
