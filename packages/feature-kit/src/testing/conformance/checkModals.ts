import type { CheckedFeature } from './CheckedFeature.ts';

/** The modals of a feature that cannot be loaded. */
export async function checkModals({ contributions }: CheckedFeature): Promise<readonly string[]> {
  // The names of the modals are known only where the features that bring them are.
  const modals = Object.entries<() => Promise<unknown>>({ ...contributions.modals });
  const faults = modals.map(async ([name, load]) => {
    try {
      const code = await load();
      const isThere = typeof code === 'function' || (typeof code === 'object' && code !== null);
      return isThere ? [] : [`the modal ${name} loads nothing`];
    } catch (error) {
      return [`the modal ${name} cannot be loaded: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}
