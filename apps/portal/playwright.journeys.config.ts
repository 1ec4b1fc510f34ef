import { endToEndTests } from '@my-air/e2e/config';

/** The journeys of `npm test`: one browser and one sandbox for all of them. The build is up to date, as turbo.json says. */
export default await endToEndTests({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  workers: 1,
});
