/**
 * How changesets become a changelog that everybody can read: what changed, without the ids of commits, and one line with
 * the versions of our own packages that a release works with.
 */
export default {
  getReleaseLine: ({ summary }) => `- ${summary.trim().split('\n').join('\n  ')}`,
  getDependencyReleaseLine: (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- Made with ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
