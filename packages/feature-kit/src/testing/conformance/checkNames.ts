import { featureRouter } from '../featureRouter.ts';
import { stubPortal } from '../stubPortal.ts';
import type { CheckedFeature } from './CheckedFeature.ts';
import { untranslated } from './untranslated.ts';

/** The faults in the ids of a feature. */
export function checkIds({ feature, contributions }: CheckedFeature): readonly string[] {
  const { navigation, cards, waiting, deadlines, moments, search, topBar, account, actions } = contributions;
  const lists = { navigation, cards, waiting, deadlines, moments, search, topBar, account, actions };
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(feature.id) ? [] : [`the id "${feature.id}" is not in kebab-case`]),
    ...Object.entries(lists).flatMap(([name, list = []]) =>
      repeated(list.map(({ id }) => id)).map((id) => `${name} has two contributions with the id "${id}"`),
    ),
  ];
}

/** The faults in the labels of what a feature contributes. */
export function checkLabels({ contributions, texts }: CheckedFeature): readonly string[] {
  const { navigation, waiting, deadlines, search, topBar, account, actions } = contributions;
  return Object.entries({ navigation, waiting, deadlines, search, topBar, account, actions }).flatMap(
    ([name, list = []]) =>
      list.flatMap(({ id, label }) =>
        untranslated(label, texts).map((fault) => `the label of "${id}" in ${name} ${fault}`),
      ),
  );
}

/** The entries of the navigation and of the account that lead to no route of the feature. */
export function checkNavigation({ feature, contributions }: CheckedFeature): readonly string[] {
  const router = featureRouter(feature, stubPortal(), '/');
  const isRoute = (path: string) => {
    const [, params, found] = router.getMatchedRoutes(path);
    // `**` is the rest of an address when only its beginning is a route.
    return found !== undefined && params['**'] === undefined;
  };
  const { navigation = [], account = [] } = contributions;
  return [...navigation, ...account]
    .flatMap((entry) => ('to' in entry ? [entry] : []))
    .filter(({ to }) => !isRoute(to))
    .map(({ id, to }) => `the entry "${id}" leads to ${to}, which is no route of this feature`);
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
