import { atom } from 'jotai';
import * as v from 'valibot';

import type { PreCalculation } from '../contract.ts';
import { recentAtom } from '../kept/recentAtom.ts';
import type { BatchOrder } from '../receipt/price.api.ts';

/** The job of each channel that the latest translation of several channels has started. */
const Run = v.object({
  /** The settings and the period that were asked for. */
  asked: v.string(),
  jobs: v.array(
    v.object({
      channelId: v.string(),
      jobId: v.optional(v.string()),
      /** What the receipt has promised: the videos, and the cost in translations. */
      videos: v.nullish(v.number()),
      cost: v.number(),
    }),
  ),
  /** Whether the user has taken all of it back: what is published by the time it has stopped is undone too. */
  isUndone: v.boolean(),
});
export type Run = v.InferOutput<typeof Run>;

/** The latest translation of several channels of a user; kept until the session ends. */
export const keptRun = recentAtom('run', Run);

/** What the run that was asked for has started of a channel; undefined for nothing. */
export function startedIn(
  run: Run | undefined,
  asked: string,
  channelId: string,
): Run['jobs'][number] | undefined {
  return run?.asked === asked ? run.jobs.find((job) => job.channelId === channelId) : undefined;
}

/** What is sent for a channel. A second try of the same is the same to the server. */
export interface ChannelOrder {
  order: BatchOrder;
  price: PreCalculation;
}

/** A channel whose translation did not start. */
export interface RunFailure {
  asked: string;
  text: string;
  /** What was sent, where it is unknown whether the server has done it. */
  sent?: ChannelOrder;
}

/** The channels whose translation did not start, by the platform's id; while the page lives. */
export const runFailuresAtom = atom<Readonly<Record<string, RunFailure>>>({});
