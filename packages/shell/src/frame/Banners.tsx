import { useAllContributions } from '../Shell.ts';

/** What the features say above every screen of a signed-in user. */
export function Banners() {
  return useAllContributions().map(({ featureId, banner: Banner }) => Banner && <Banner key={featureId} />);
}
