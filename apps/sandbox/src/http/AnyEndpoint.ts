import type { Endpoint } from '@my-air/api-client/contract';

/** An endpoint of any contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a concrete endpoint's schemas are narrower than GenericSchema
export type AnyEndpoint = Endpoint<string, any, any, any>;
