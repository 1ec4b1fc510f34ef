import type { Feature } from '../../index.ts';

type LoadedCode = readonly [name: string, load: () => Promise<unknown>];

/** The faults in the contributions that a feature loads on demand: its cards, modals, background and the like. */
export async function checkContributions(feature: Feature): Promise<readonly string[]> {
  const faults = loadedCodeOf(feature).map(async ([name, load]) => {
    try {
      const code = await load();
      const isThere = typeof code === 'function' || (typeof code === 'object' && code !== null);
      return isThere ? [] : [`the ${name} loads nothing`];
    } catch (error) {
      return [`the ${name} cannot be loaded: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

function loadedCodeOf(feature: Feature): readonly LoadedCode[] {
  const {
    cards = [],
    waiting = [],
    deadlines = [],
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
    ...cards.map(({ id, load }): LoadedCode => [`card ${id}`, load]),
    ...waiting.map(({ id, load }): LoadedCode => [`waiting source ${id}`, load]),
    ...deadlines.map(({ id, load }): LoadedCode => [`source of deadlines ${id}`, load]),
    ...search.map(({ id, load }): LoadedCode => [`search source ${id}`, load]),
    ...topBar.map(({ id, load }): LoadedCode => [`top bar item ${id}`, load]),
    ...topBar.flatMap(({ id, chip }): LoadedCode[] => (chip ? [[`chip ${id}`, chip]] : [])),
    ...topBar.flatMap(({ id, isShown }): LoadedCode[] => (isShown ? [[`condition of ${id}`, isShown]] : [])),
    // The names of the modals are known only where the features that bring them are.
    ...Object.entries<LoadedCode[1]>({ ...modals }).map(([name, load]): LoadedCode => [
      `modal ${name}`,
      load,
    ]),
    ...entryParameters.flatMap(({ names, load }): LoadedCode[] =>
      load ? [[`act of ${names.join(', ')}`, load]] : [],
    ),
    ...(firstLoad ? [['first load', firstLoad] as const] : []),
    ...(background ? [['background', background] as const] : []),
    ...(greeting ? [['greeting', greeting] as const] : []),
    ...(pendingChanges ? [['code that knows what is unsent', pendingChanges] as const] : []),
  ];
}
