import type { Feature } from '../../index.ts';
import { featureRouter } from '../featureRouter.ts';
import { stubPortal } from '../stubPortal.ts';
import { untranslated } from './untranslated.ts';

/** The faults in the ids of a feature. */
export function checkIds(feature: Feature): readonly string[] {
  const { navigation, cards, waiting, deadlines, search, topBar } = feature;
  const contributions = { navigation, cards, waiting, deadlines, search, topBar };
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(feature.id) ? [] : [`the id "${feature.id}" is not in kebab-case`]),
    ...Object.entries(contributions).flatMap(([name, list = []]) =>
      repeated(list.map(({ id }) => id)).map((id) => `${name} has two contributions with the id "${id}"`),
    ),
  ];
}

/** The faults in the names of a feature's search sources. */
export function checkSearch({ search = [] }: Feature): readonly string[] {
  return search.flatMap(({ id, label }) =>
    untranslated(label).map((fault) => `the label of the search source "${id}" ${fault}`),
  );
}

/** The faults in the names of a feature's items of the top bar. */
export function checkTopBar({ topBar = [] }: Feature): readonly string[] {
  return topBar.flatMap(({ id, label }) =>
    untranslated(label).map((fault) => `the label of the top bar item "${id}" ${fault}`),
  );
}

/** The faults in the navigation of a feature. */
export function checkNavigation(feature: Feature): readonly string[] {
  const router = featureRouter(feature, stubPortal(), '/');
  const isRoute = (path: string) => {
    const [, params, found] = router.getMatchedRoutes(path);
    // `**` is the rest of an address when only its beginning is a route.
    return found !== undefined && params['**'] === undefined;
  };
  return (feature.navigation ?? []).flatMap(({ id, label, to }) => [
    ...untranslated(label).map((fault) => `the label of the entry "${id}" ${fault}`),
    ...(isRoute(to) ? [] : [`the entry "${id}" leads to ${to}, which is no route of this feature`]),
  ]);
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
