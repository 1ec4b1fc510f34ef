import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names that were used once, with the field's term for each; the glossary is in docs/architecture.md. */
const terms = {
  ApiPart: 'ApiArea',
  ComposerContext: 'ReplyPreview',
  Courier: 'MessageTransport',
  createCourier: 'createTransport',
  countUnsent: 'countPendingChanges',
  describeOffer: 'describeAvailability',
  FeatureParts: 'FeatureContributions',
  followRoutes: 'watchRoutes',
  followSession: 'watchSession',
  followTabs: 'subscribeToTabs',
  House: 'Brand',
  keepPutAway: 'keepArchivedHidden',
  laneOf: 'queueKeyOf',
  Offer: 'Availability',
  OwnWords: 'ReasonWords',
  OverviewParts: 'OverviewContributions',
  Part: 'Area, or Contribution',
  PartIcon: 'ContributionIcon',
  OfferPerson: 'Applicant',
  Reach: 'DataContext',
  isTold: 'isReported, or what is known',
  keepChannel: 'cacheChannel',
  keepJob: 'cacheJob',
  mostBytes: 'descriptionLimit',
  tellIncomplete: 'handleIncomplete',
  tellOpened: 'announceOpened',
  PartsOrder: 'ContributionsOrder',
  Person: 'KeyOwner, User, or what it is',
  putAway: 'hideArchived',
  readAt: 'fetchedAt',
  readOlder: 'fetchOlder',
  Run: 'LoadedRange',
  Surroundings: 'SandboxOptions, or the options of what is made',
  TopBarPart: 'TopBarItem',
  Trace: 'DeliveryStatus',
  Unsent: 'PendingChanges',
  UnsentModal: 'PendingChangesModal',
  WaitingItem: 'ActionItem',
  usePerson: 'useApplicant',
  wipeUnsent: 'deletePendingChanges',
};

/** Names that meant several things each, with what they are called now by what they do. */
const vague = {
  follow: 'update, subscribeTo…, watch…, open…, or what is done',
  look: 'poll, check, update, or the style that it is',
  most: 'limit, or what is counted',
  own: 'controller, or what it is: whose row, channel or words',
  told: 'reported, or what was said',
};
const vagueDeclaration = new RegExp(`\\b(?:const|let|function)\\s+(${Object.keys(vague).join('|')})\\b`, 'g');

/** The packages in camel case, which names of what they export begin with. */
const featureIds = new Set(
  readdirSync(`${root}packages`).map((name) =>
    name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  ),
);

const declaration = /^export (?:async )?(?:function|const|let|class|interface|type|enum)\s+(\w+)/gm;
const list = /^export (?:type )?\{([^}]*)\}/gm;

/** The names that a module exports. */
function exportedNames(text) {
  const declared = [...text.matchAll(declaration)].map(([, name]) => name);
  const listed = [...text.matchAll(list)].flatMap(([, names]) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1),
    ),
  );
  return [...declared, ...listed].filter(Boolean);
}

test('every form of export is found', () => {
  const text =
    "export const a = 1;\nexport async function b() {}\nexport type C = 1;\nexport { d, type E, f as g } from './x.ts';";
  expect(exportedNames(text)).toEqual(['a', 'b', 'C', 'd', 'E', 'g']);
});

test('exported names are the terms of the glossary', () => {
  const files = listSources();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    exportedNames(readFileSync(`${root}${file}`, 'utf8'))
      .filter((name) => Object.hasOwn(terms, name))
      .map((name) => `${file}: ${name}, which is ${terms[name]}`),
  );
  expect(found).toEqual([]);
});

test('what a function or a variable does is not called by a word for many things', () => {
  expect('const look = 1; function told() {}; const lookups = []'.match(vagueDeclaration)).toHaveLength(2);
  const found = listSources().flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(vagueDeclaration)].map(
      ([, name]) => `${file}: ${name}, which is ${vague[name]}`,
    ),
  );
  expect(found).toEqual([]);
});

test('what a feature contributes is called a contribution, in names of files too', () => {
  const files = listSources();
  expect(files.filter((file) => /\/src\/parts(?:\.tsx?$|\/)/.test(file))).toEqual([]);
  const found = files.flatMap((file) =>
    exportedNames(readFileSync(`${root}${file}`, 'utf8'))
      .filter((name) => featureIds.has(name.replace(/Parts$/, '')) && name.endsWith('Parts'))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** The modules of the product and of the sandbox, without tests and stories, as paths from the root. */
function listSources() {
  return execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories|test-d)\.tsx?$/.test(file));
}
