import { describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import type { Answered } from '#test/support/Visitor.ts';
import { races } from './races.ts';
import { assertWhole, openRace, racers, runRace } from './runRace.ts';
import { touches } from './touches.ts';

const { sandbox } = testSandbox('PostgreSQL');

type Pair = readonly [one: string, other: string];
const reset = 'POST /reset';
const keys = Object.keys(touches);
/** Every two writes that touch the same table, unless both touch it only as every call of a user does. */
const pairs = keys.flatMap((one, place) =>
  keys
    .slice(place + 1)
    .map((other): Pair => [one, other])
    .filter((pair) => sharedBy(pair) !== ''),
);

function sharedBy([one, other]: Pair): string {
  const isShared = (table: string) =>
    touches[other]!.some(
      (name) => name === table || (name === `(${table})` && touches[one]!.includes(table)),
    );
  return [...new Set(touches[one]!.map((name) => name.replaceAll(/[()]/g, '')))].filter(isShared).join(', ');
}

/** After these, a call may be answered that its session is over. */
const endsSessions = [
  'POST api/logout',
  'POST /session',
  'DELETE /session',
  'POST /impersonate',
  'POST /clock',
  'POST /security/password',
  'POST /reset-password',
];
const isOver = ({ status }: Answered) => status === 401 || status === 419;

/** The writes after which the expectations of others need not hold any more, with the reason in a word. */
const undone: readonly (readonly [by: readonly string[], because: string, of: readonly string[]])[] = [
  [
    ['POST api/login', 'POST /session', 'POST /impersonate'],
    'signed in again',
    ['POST api/logout', 'DELETE /session'],
  ],
  [
    ['POST /security/password', 'POST /reset-password'],
    'another password',
    ['POST api/login', 'POST /enter/login', 'POST /security/password', 'POST /reset-password'],
  ],
  [['POST /reset-password'], 'signed out', ['POST /security/second-factor']],
  [['POST /security/second-factor'], 'needs a code', ['POST api/login']],
  // All of them count the attempts under way for one address.
  [['POST /enter/login'], 'no attempt left', ['POST api/login']],
  [['POST /enter/login', 'POST api/login'], 'no attempt left', ['POST /security/password']],
  [['POST /verify-email'], 'replaced', ['GET /verify-email/:token']],
  [
    ['POST /ai-metadata/permissions'],
    'access revoked',
    ['POST api/ai-metadata/channels/{id}/request-force-update'],
  ],
  [
    ['DELETE api/ai-metadata/channels/{id}'],
    'disconnected',
    [
      'POST api/ai-metadata/channels/{id}/batch-translations',
      'POST api/ai-metadata/channels/{id}/request-force-update',
      'PUT api/ai-metadata/channels/{id}/localization-settings',
    ],
  ],
  [
    ['DELETE api/channels/{platform}/{platform_guid}'],
    'deleted, with what its owner arranged for it',
    [
      'POST api/channels/{platform}/{platform_guid}/join',
      'POST api/channels/{platform}/{platform_guid}/country',
      'POST api/channels/{platform}/{platform_guid}/audit',
      'POST api/ecosystem/productProvision/{id}',
    ],
  ],
  [['DELETE api/chats/{chatId}/messages/{messageId}'], 'deleted', ['POST /manager/answer']],
  [
    ['POST api/chats/{chatId}/messages', 'POST /manager/messages', 'POST /manager/answer'],
    'opened again',
    ['POST /manager/archive'],
  ],
  [['POST /manager/archive', 'POST /manager/close'], 'archived', ['PUT api/chats/{chatId}/archive']],
  [keys.filter((key) => touches[key]!.includes('chats')), 'changed', ['GET api/chats/{chatId}/messages']],
  ...['faults', 'config', 'planner', 'translations'].flatMap((name) => [
    [[`POST /${name}`], 'set', [`DELETE /${name}`]] as const,
    [[`DELETE /${name}`], 'removed', [`POST /${name}`]] as const,
  ]),
];

describe('[G-03] as many, half of each of two that touch the same', () => {
  test.each(pairs)('%s and %s', async (...pair) => {
    const answers = await runRace(sandbox(), pair, await openRace(sandbox(), pair));
    expect(answers.map(({ length }) => length)).toEqual([racers / 2, racers / 2]);
    if (pair.includes(reset)) {
      // The next reset removes writes that began before a reset and ended after it.
      await sandbox().control.reset();
      await assertWhole(sandbox());
      return;
    }
    for (const [place, key] of pair.entries()) {
      const other = pair[1 - place]!;
      const served = answers[place]!.filter((answer) => !endsSessions.includes(other) || !isOver(answer));
      const isUndone = undone.some(([by, , of]) => by.includes(other) && of.includes(key));
      if (served.length > 0 && !isUndone) await races[key]!.check(sandbox(), served);
    }
  });
});
