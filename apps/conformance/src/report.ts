import type { Examination, RuleResult } from './examine.ts';
import type { CallResult, Outcome } from './judgeCall.ts';

const headings: Readonly<Record<Outcome, string>> = {
  broken: 'Broken: the screen shows a failure',
  refused: 'Refused',
  missing: 'Missing',
  incomplete: 'Incomplete: elements of lists are not shown',
  repaired: 'Repaired: the portal shows something else instead',
  untried: 'Not tried',
  conforms: 'As the contract says',
};

/** The report for people, as Markdown: faults first, assumed calls apart. */
export function reportOf(examination: Examination): string {
  const { address, calls, rules } = examination;
  const specified = calls.filter(({ isAssumed }) => !isAssumed);
  const assumed = calls.filter(({ isAssumed }) => isAssumed);
  return [
    `# ${new URL(address).host}`,
    summaryOf(examination),
    '## Calls of the specification',
    ...sectionsOf(specified),
    '## Calls that the portal assumes and can do without',
    ...sectionsOf(assumed),
    ...settingOf(assumed),
    '## What no contract says',
    ...rules.map(ruleLines),
  ].join('\n\n');
}

function summaryOf({ calls, rules }: Examination): string {
  const count = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome).length;
  const counts = Object.keys(headings)
    .map((outcome) => [outcome, count(outcome as Outcome)] as const)
    .filter(([, number]) => number > 0)
    .map(([outcome, number]) => `${number} ${outcome === 'conforms' ? 'as the contract says' : outcome}`);
  const broken = rules.filter(({ faults }) => faults !== undefined && faults.length > 0).length;
  return `${calls.length} calls: ${counts.join(', ')}. ${rules.length} rules: ${broken} broken.`;
}

/** The setting with which a portal does not ask for what is missing, where something is. */
function settingOf(assumed: readonly CallResult[]): string[] {
  const missing = assumed.filter(({ outcome, key }) => outcome === 'missing' && !key.includes('{'));
  if (missing.length === 0) return [];
  const keys = missing.map(({ key }) => JSON.stringify(key)).join(', ');
  return [
    `The portal does not ask for what is missing with \`"unknownCalls": [${keys}]\` in its \`config.json\`.`,
  ];
}

function sectionsOf(calls: readonly CallResult[]): string[] {
  return Object.entries(headings).flatMap(([outcome, heading]) => {
    const those = calls.filter((call) => call.outcome === outcome);
    if (those.length === 0) return [];
    return [`### ${heading} (${those.length})`, those.map(callLines).join('\n')];
  });
}

/** From here on an answer is named slow, in milliseconds: users see the waiting state for long. */
const slow = 1000;

function callLines({ key, detail, differences, took = 0 }: CallResult): string {
  const lines = differences.map(
    ({ place, expected, received, shown }) =>
      `  - ${place}: expected ${expected}, received ${received}; users see ${shown}`,
  );
  const parts = [detail, took >= slow && `slow, ${(took / 1000).toFixed(1)} s`].filter(Boolean).join(', ');
  return [`- ${key}${parts && `: ${parts}`}`, ...lines].join('\n');
}

function ruleLines({ name, faults }: RuleResult): string {
  if (faults === undefined) return `- [ ] ${name} (not tried)`;
  return [`- [${faults.length === 0 ? 'x' : ' '}] ${name}`, ...faults.map((fault) => `  - ${fault}`)].join(
    '\n',
  );
}
