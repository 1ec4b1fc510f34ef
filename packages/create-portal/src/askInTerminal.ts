import { cancel, isCancel, multiselect, text } from '@clack/prompts';

import { offeredFeatures } from './features.ts';
import { accentFault, brandFault, featuresFault, folderFault, usualAccent } from './PortalChoices.ts';
import type { Questions } from './readChoices.ts';

/** The questions as a terminal asks them; Ctrl+C ends the command, before anything is written. */
export const askInTerminal: Questions = {
  folder: () => ask('Where should the portal be?', 'my-portal', folderFault),
  brand: () => ask('What is the name of the brand?', 'Acme', brandFault),
  accent: () => ask('What is the color of the brand?', usualAccent, accentFault),
  features: async () => {
    const chosen = await multiselect({
      message: 'Which features should it have?',
      options: offeredFeatures.map(({ name }) => ({ value: name })),
      initialValues: ['home'],
    });
    const features = answered(chosen);
    const fault = featuresFault(features);
    if (fault !== undefined) throw new Error(fault);
    return features;
  },
};

async function ask(
  message: string,
  initialValue: string,
  fault: (value: string) => string | undefined,
): Promise<string> {
  return answered(await text({ message, initialValue, validate: (value) => fault(value ?? '') }));
}

function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel('Nothing was written.');
  return process.exit(1);
}
