import type { AnyEndpoint } from '../http/AnyEndpoint.ts';
import type { Fault, FaultSource } from '../http/FaultSource.ts';
import type { ArmedFault, Settings, SettingsStore } from '../settings/Settings.ts';
import { type FaultOrder, faultPresets, presetBody } from './faultPresets.ts';
import { mutateAnswer } from './mutateAnswer.ts';
import { RoughWorld } from './RoughWorld.ts';

/** The faults that are armed now, and those of the rough world. Every endpoint asks here before it answers. */
export class Faults implements FaultSource {
  readonly #settings: SettingsStore;
  readonly #redirectUrl: string;
  readonly #world = new RoughWorld();

  /** @param redirectUrl the target of faults that redirect the user to another host. */
  constructor(settings: SettingsStore, redirectUrl: string) {
    this.#settings = settings;
    this.#redirectUrl = redirectUrl;
  }

  /** Arms a fault. @returns the id that disarms it */
  async arm(order: FaultOrder): Promise<string> {
    let id = '';
    await this.#settings.change((settings) => {
      const lastFault = settings.lastFault + 1;
      id = String(lastFault);
      return { ...settings, lastFault, faults: [...settings.faults, { ...order, id, hits: 0 }] };
    });
    return id;
  }

  /** Disarms one fault. @returns whether it was armed */
  async disarm(id: string): Promise<boolean> {
    let wasThere = false;
    await this.#settings.change((settings) => {
      wasThere = settings.faults.some((fault) => fault.id === id);
      return without(settings, id);
    });
    return wasThere;
  }

  clear(): Promise<void> {
    return this.#settings.change((settings) => ({ ...settings, faults: [] }));
  }

  list(): readonly ArmedFault[] {
    return this.#settings.current().faults;
  }

  async take(endpoint: AnyEndpoint, address = ''): Promise<Fault | undefined> {
    const settings = this.#settings.current();
    if (faultFor(settings, endpoint.key)) return this.#takeArmed(endpoint);
    return (
      settings.rough && this.#resolve(this.#world.next(settings.rough.seed, endpoint, address), endpoint)
    );
  }

  /** Lets the rough world begin again. */
  restart(): void {
    this.#world.restart();
  }

  async #takeArmed(endpoint: AnyEndpoint): Promise<Fault | undefined> {
    let taken: ArmedFault | undefined;
    // Looked for again among the latest, since another instance may have used it up meanwhile.
    await this.#settings.change((settings) => {
      taken = faultFor(settings, endpoint.key);
      return taken ? counted(settings, taken) : settings;
    });
    return taken && this.#resolve(taken, endpoint);
  }

  #resolve(
    { preset: name, mutate: seed, ...fault }: Omit<FaultOrder, 'endpoint'>,
    endpoint: AnyEndpoint,
  ): Fault {
    const preset = faultPresets.find((candidate) => candidate.name === name);
    return {
      delayMs: fault.delayMs,
      dropAnswer: fault.dropAnswer,
      status: fault.status ?? preset?.status,
      body: fault.body ?? (preset && presetBody(preset, endpoint, this.#redirectUrl)),
      headers: { ...preset?.headers, ...fault.headers },
      mutate: seed === undefined ? undefined : (answer) => mutateAnswer(answer, seed).value,
    };
  }
}

/** The latest wins, and one for this very endpoint wins over one for all. */
function faultFor({ faults }: Settings, key: string) {
  return (
    faults.findLast(({ endpoint }) => endpoint === key) ?? faults.findLast(({ endpoint }) => endpoint === '*')
  );
}

function counted(settings: Settings, { id, hits, times }: ArmedFault): Settings {
  if (times !== undefined && hits + 1 >= times) return without(settings, id);
  const faults = settings.faults.map((fault) => (fault.id === id ? { ...fault, hits: hits + 1 } : fault));
  return { ...settings, faults };
}

function without(settings: Settings, id: string): Settings {
  return { ...settings, faults: settings.faults.filter((fault) => fault.id !== id) };
}
