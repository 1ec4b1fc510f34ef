import { useAllContributions } from '../Shell.ts';

/** The banners of the features above every screen of a signed-in user. */
export function Banners() {
  return useAllContributions().map(({ featureId, banner: Banner }) => Banner && <Banner key={featureId} />);
}
