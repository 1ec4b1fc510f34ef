import type { Fault, FaultSource } from '../http/FaultSource.ts';
import type { FaultOrder } from './FaultOrder.ts';
import { faultPresets } from './faultPresets.ts';
import { mutateAnswer } from './mutateAnswer.ts';

/** A fault that waits for its next call. */
export interface ArmedFault extends FaultOrder {
  readonly id: string;
  /** How many calls it has met so far. */
  hits: number;
}

/** The faults that are armed now. Every endpoint asks here before it answers. */
export class Faults implements FaultSource {
  #armed: ArmedFault[] = [];
  #lastId = 0;
  readonly #redirectUrl: string;

  /** @param redirectUrl where the faults that send a person away send them to. */
  constructor(redirectUrl: string) {
    this.#redirectUrl = redirectUrl;
  }

  /** Arms a fault, and answers with the id that disarms it. */
  arm(order: FaultOrder): string {
    this.#lastId += 1;
    const id = String(this.#lastId);
    this.#armed.push({ ...order, id, hits: 0 });
    return id;
  }

  /** Disarms one fault; whether it was there. */
  disarm(id: string): boolean {
    const before = this.#armed.length;
    this.#armed = this.#armed.filter((fault) => fault.id !== id);
    return this.#armed.length < before;
  }

  clear(): void {
    this.#armed = [];
  }

  list(): readonly ArmedFault[] {
    return this.#armed;
  }

  take(key: string): Fault | undefined {
    // The latest wins, and one for this very endpoint wins over one for all.
    const fault =
      this.#armed.findLast(({ endpoint }) => endpoint === key) ??
      this.#armed.findLast(({ endpoint }) => endpoint === '*');
    if (!fault) return undefined;
    fault.hits += 1;
    if (fault.times !== undefined && fault.hits >= fault.times) this.disarm(fault.id);
    return this.#resolve(fault, key);
  }

  #resolve({ preset: name, mutate: seed, ...fault }: ArmedFault, endpoint: string): Fault {
    const preset = faultPresets.find((candidate) => candidate.name === name);
    return {
      delayMs: fault.delayMs,
      dropAnswer: fault.dropAnswer,
      status: fault.status ?? preset?.status,
      body: fault.body ?? preset?.body({ endpoint, redirectUrl: this.#redirectUrl }),
      headers: { ...preset?.headers, ...fault.headers },
      mutate: seed === undefined ? undefined : (answer) => mutateAnswer(answer, seed).value,
    };
  }
}
