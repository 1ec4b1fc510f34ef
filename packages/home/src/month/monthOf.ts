import type { Channel } from '@my-air/api-client/contract';
import { changeOf, channelKey, sumFigures, type ChannelFigures, type Figure } from '@my-air/feature-kit/data';

/** A channel with its figures of the last 28 days. */
export interface MonthRow {
  channel: Channel;
  figures: ChannelFigures;
}

/** The last 28 days of several channels. */
export interface Month {
  /** The channels that have figures, those with the most views first. */
  rows: readonly MonthRow[];
  /** Those whose views rose most, the steepest first. */
  risen: readonly MonthRow[];
  /** Those whose views fell most, the steepest first. */
  fallen: readonly MonthRow[];
  /** Of the channels whose number is known. */
  subscribers: Figure;
}

/** The number of channels that are named as risen or fallen. */
const named = 5;

/** A change that is written as 0% is none. */
const leastChange = 0.005;

/** The month of the channels that have figures. */
export function monthOf(channels: readonly Channel[], figures: ReadonlyMap<string, ChannelFigures>): Month {
  const rows = channels
    .flatMap((channel): MonthRow[] => {
      const known = figures.get(channelKey(channel));
      return known ? [{ channel, figures: known }] : [];
    })
    .toSorted((one, other) => (other.figures.views.now ?? -1) - (one.figures.views.now ?? -1));
  const changed = rows
    .map((row) => ({ row, change: changeOf(row.figures.views) ?? 0 }))
    .filter(({ change }) => Math.abs(change) >= leastChange)
    .toSorted((one, other) => other.change - one.change);
  const known = rows.map(({ figures: { subscribers } }) => subscribers).filter(({ now }) => now !== null);
  return {
    rows,
    risen: changed
      .filter(({ change }) => change > 0)
      .slice(0, named)
      .map(({ row }) => row),
    fallen: changed
      .filter(({ change }) => change < 0)
      .toReversed()
      .slice(0, named)
      .map(({ row }) => row),
    subscribers: known.length === 0 ? { now: null, before: null } : sumFigures(known),
  };
}
