import { gatewayError } from './GatewayError.ts';
import { gatewaySizes, type GatewaySettings } from './GatewaySettings.ts';

interface Asked {
  readonly model: string;
  readonly tools?: readonly unknown[] | null | undefined;
}

/** Refuses a call that is too large, or for a model that is not offered. @returns its number of characters */
export function checkSizes(
  body: Asked,
  items: readonly unknown[] | string,
  { models }: GatewaySettings,
): number {
  const { length } = JSON.stringify(body);
  if (length > gatewaySizes.characters) {
    throw gatewayError(413, 'context_length_exceeded', 'The conversation is too long. Begin a new one.');
  }
  if (items.length > gatewaySizes.items && typeof items !== 'string') {
    throw gatewayError(413, 'context_length_exceeded', 'The conversation is too long. Begin a new one.');
  }
  if ((body.tools?.length ?? 0) > gatewaySizes.tools) {
    throw gatewayError(400, 'too_many_tools', `No more than ${gatewaySizes.tools} tools can be offered.`);
  }
  if (!models.includes(body.model)) {
    throw gatewayError(404, 'model_not_found', `The model "${body.model.slice(0, 60)}" is not offered here.`);
  }
  return length;
}
