import type { FindBuiltModule } from './builtModule.ts';
import type { FeatureManifest } from './FeatureManifest.ts';
import { foreignModule } from './foreignModule.ts';

/** The module graph of the build, as far as files depend on it. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleLinks | null;
}

interface ModuleLinks {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/**
 * Finds the file of a module of a feature that the start screen loads, or of a contract; null for any other module.
 *
 * Cards travel in `overview`, and badges and waiting sources, which every screen of a signed-in user loads after its
 * first paint, in `badges`. A module that screens of its feature need too is in neither, but in the feature's own
 * `<feature>-cards` or `<feature>-badges`: a screen does not load what belongs to the start screen, nor that a screen.
 */
export function createContributionFiles(features: readonly FeatureManifest[], builtModule: FindBuiltModule) {
  const names = new Set(features.map(({ name }) => name));
  const isContract = (id: string) => contractPath.test(builtModule(id)?.path ?? '');
  const isOwn = (id: string) => {
    const module = builtModule(id);
    return module
      ? names.has(module.owner) && !declarations.test(module.path)
      : foreignModule(id)?.startsWith('lucide-react:') === true;
  };
  const idsOf = (list: 'cardModules' | 'badgeModules') =>
    features.flatMap((feature) =>
      feature[list].map((path) => `${feature.root.replaceAll('\\', '/')}/dist/${path}.js`),
    );

  /** The modules that some need to run, with the contracts of their calls. */
  const reach = (roots: readonly string[], graph: ModuleGraph) => {
    const found = new Set(roots);
    for (const id of found) {
      const links = graph.getModuleInfo(id);
      for (const next of [
        ...(links?.importedIds ?? []),
        ...(links?.dynamicallyImportedIds.filter(isContract) ?? []),
      ]) {
        if (isOwn(next)) found.add(next);
      }
    }
    return found;
  };

  const divide = (graph: ModuleGraph) => {
    const [cards, badges] = [idsOf('cardModules'), idsOf('badgeModules')];
    const roots = new Set([...cards, ...badges]);
    const all = reach([...roots], graph);
    const declaresContributions = (id: string) => builtModule(id)?.path === 'contributions';
    const alone = new Set(all);
    const leftOut = (id: string) => {
      const links = graph.getModuleInfo(id);
      const importers = [...(links?.importers ?? []), ...(links?.dynamicImporters ?? [])];
      return importers.some(
        (importer) => !alone.has(importer) && !(roots.has(id) && declaresContributions(importer)),
      );
    };
    // One that is left out takes along what it imports.
    for (let count = 0; count !== alone.size;) {
      count = alone.size;
      for (const id of alone) if (leftOut(id)) alone.delete(id);
    }
    return { all, alone, everywhere: reach(badges, graph) };
  };

  let divided: ReturnType<typeof divide> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    divided ??= divide(graph);
    if (divided.alone.has(id)) return divided.everywhere.has(id) ? 'badges' : 'overview';
    const owner = builtModule(id)?.owner;
    if (owner === undefined || !names.has(owner)) return null;
    if (divided.everywhere.has(id)) return `${owner}-badges`;
    if (divided.all.has(id)) return `${owner}-cards`;
    return isContract(id) ? `${owner}-contract` : null;
  };
}

const contractPath = /^contract(?:$|\/)/;
/** The modules with which a feature declares itself: they are in the files of the frame, which every screen has. */
const declarations = /^(?:index|feature|routes|contributions|titles|messages|settings|ports|locales\/.*)$/;
