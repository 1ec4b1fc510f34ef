import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import type { OwnSettings } from '../contract.ts';
import { boostFields, changedFields, isSameValue, type BoostField } from './fields.ts';
import { openEdit, withField, type Edit, type Versioned } from './openEdit.ts';

const step = oneof(
  record({
    kind: constantFrom('set' as const),
    tab: integer({ min: 0, max: 1 }),
    field: constantFrom(...boostFields),
    // No value is absent from the field: undefined is a reset.
    value: constantFrom(undefined, 1, 2, 3),
  }),
  record({ kind: constantFrom('save' as const), tab: integer({ min: 0, max: 1 }), keepOurs: boolean() }),
  record({ kind: constantFrom('reload' as const), tab: integer({ min: 0, max: 1 }) }),
);

interface Step {
  kind: 'set' | 'save' | 'reload';
  tab: number;
  field?: BoostField;
  value?: number | undefined;
  keepOurs?: boolean;
}

/** Two browsers with a draft each, and the document that both save to. */
function twoBrowsers() {
  let stored: Versioned = { values: {}, version: 0 };
  const known = [stored, stored];
  const drafts: (Edit | undefined)[] = [undefined, undefined];
  /** Each value that a browser set, until the user saves it or gives it up. */
  const wanted = [new Map<BoostField, unknown>(), new Map<BoostField, unknown>()];

  function set(tab: number, field: BoostField, value: unknown) {
    const { values: base, version } = known[tab]!;
    const { edited, conflict } = openEdit(known[tab]!, drafts[tab]);
    // The dialog is over the form.
    if (conflict) return;
    const next = withField(edited, field, value);
    drafts[tab] = changedFields(base, next).length > 0 ? { base, version, edited: next } : undefined;
    if (isSameValue(base[field], value)) wanted[tab]!.delete(field);
    else wanted[tab]!.set(field, value);
  }

  /** Returns the fields that were wanted and not saved. */
  function save(tab: number, keepOurs: boolean): BoostField[] {
    const draft = drafts[tab];
    if (!draft) return [];
    // The server refuses an older version, and the browser then reads the stored settings.
    const { edited, conflict } = openEdit(stored, draft);
    const givenUp = keepOurs ? [] : (conflict?.conflicts ?? []);
    const values = givenUp.reduce((all, field) => withField(all, field, stored.values[field]), edited);
    givenUp.forEach((field) => wanted[tab]!.delete(field));
    const lost = [...wanted[tab]!].filter(([field, value]) => values[field] !== value);
    stored = { values, version: stored.version + 1 };
    known[tab] = stored;
    drafts[tab] = undefined;
    wanted[tab] = new Map();
    return lost.map(([field]) => field);
  }

  return {
    /** Returns the fields that a step lost: not saved, or not shown any more. */
    take({ kind, tab, field, value, keepOurs = true }: Step): BoostField[] {
      if (kind === 'set') set(tab, field!, value);
      if (kind === 'reload') known[tab] = stored;
      const lost = kind === 'save' ? save(tab, keepOurs) : [];
      return [...lost, ...hidden()];
    },
  };

  function hidden(): BoostField[] {
    return [0, 1].flatMap((tab) => {
      const { edited } = openEdit(known[tab]!, drafts[tab]);
      const gone = [...wanted[tab]!].filter(([field, value]) => edited[field] !== value);
      return gone.map(([field]) => field);
    });
  }
}

test('[ADS-01] [MX-07] edits of two browsers, in any order, are saved, still shown, or decided by the person', () => {
  assert(
    property(array(step, { maxLength: 30 }), (steps) => {
      const all = twoBrowsers();
      const lost = steps.flatMap((one) => all.take(one));
      expect(lost).toEqual([]);
    }),
  );
});

test('[ADS-01] [MX-07] an edit of an older version is shown, and never taken for one of the stored version', () => {
  const stored = { values: { max_slots: 3, min_gap: 9 }, version: 2 };
  const edit = { base: { max_slots: 1 }, version: 1, edited: { max_slots: 2 } };
  expect(openEdit(stored, edit)).toMatchObject({
    edited: { max_slots: 2, min_gap: 9 },
    conflict: { conflicts: ['max_slots'], theirs: stored },
  });
  const same: OwnSettings = { max_slots: 3 };
  expect(openEdit(stored, { ...edit, edited: same }).conflict).toBeUndefined();
});
