import type { WholeFeature } from '@my-air/feature-api';

type Part = readonly [name: string, load: () => Promise<unknown>];

/** The faults in the parts that a feature loads on demand: its cards, modals, background and the like. */
export async function checkParts(feature: WholeFeature): Promise<readonly string[]> {
  const faults = partsOf(feature).map(async ([name, load]) => {
    try {
      const part = await load();
      const isThere = typeof part === 'function' || (typeof part === 'object' && part !== null);
      return isThere ? [] : [`the ${name} loads nothing`];
    } catch (error) {
      return [`the ${name} cannot be loaded: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

function partsOf(feature: WholeFeature): readonly Part[] {
  const {
    cards = [],
    waiting = [],
    search = [],
    topBar = [],
    modals = {},
    entryParameters = [],
    firstLoad,
    background,
    greeting,
    pendingChanges,
  } = feature;
  return [
    ...cards.map(({ id, load }): Part => [`card ${id}`, load]),
    ...waiting.map(({ id, load }): Part => [`waiting source ${id}`, load]),
    ...search.map(({ id, load }): Part => [`search source ${id}`, load]),
    ...topBar.map(({ id, load }): Part => [`top bar part ${id}`, load]),
    ...topBar.flatMap(({ id, chip }): Part[] => (chip ? [[`chip ${id}`, chip]] : [])),
    // The names of the modals are known only where the features that bring them are.
    ...Object.entries<Part[1]>({ ...modals }).map(([name, load]): Part => [`modal ${name}`, load]),
    ...entryParameters.flatMap(({ names, load }): Part[] =>
      load ? [[`act of ${names.join(', ')}`, load]] : [],
    ),
    ...(firstLoad ? [['first load', firstLoad] as const] : []),
    ...(background ? [['background', background] as const] : []),
    ...(greeting ? [['greeting', greeting] as const] : []),
    ...(pendingChanges ? [['part that knows what is unsent', pendingChanges] as const] : []),
  ];
}
