import { atom } from 'jotai';
import * as v from 'valibot';

import type { PreCalculation } from '../contract.ts';
import { recentAtom } from '../kept/recentAtom.ts';
import type { BatchOrder } from '../receipt/price.api.ts';

/** The job of each channel that the latest translation of several channels has started. */
const ChannelRun = v.object({
  /** The settings and the period that were asked for. */
  asked: v.string(),
  jobs: v.array(
    v.object({
      channelId: v.string(),
      jobId: v.optional(v.string()),
      /** The videos and the cost in translations that the receipt has promised. */
      videos: v.nullish(v.number()),
      cost: v.number(),
    }),
  ),
  /** Whether the user has taken all of it back: what is published by the time it has stopped is undone too. */
  isUndone: v.boolean(),
});
export type ChannelRun = v.InferOutput<typeof ChannelRun>;

/** The latest translation of several channels of a user; kept until the session ends. */
export const keptRun = recentAtom('run', ChannelRun);

/** The job that the run has started for a channel; undefined for none. */
export function startedIn(
  run: ChannelRun | undefined,
  asked: string,
  channelId: string,
): ChannelRun['jobs'][number] | undefined {
  return run?.asked === asked ? run.jobs.find((job) => job.channelId === channelId) : undefined;
}

/** The order that is sent for a channel. A second try of the same is the same to the server. */
export interface ChannelOrder {
  order: BatchOrder;
  price: PreCalculation;
}

/** A channel whose translation did not start. */
export interface RunFailure {
  asked: string;
  text: string;
  /** The order that was sent, where it is unknown whether the server has done it. */
  sent?: ChannelOrder;
}

/** The channels whose translation did not start, by the platform's id; while the page lives. */
export const runFailuresAtom = atom<Readonly<Record<string, RunFailure>>>({});
