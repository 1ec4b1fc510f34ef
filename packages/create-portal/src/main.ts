import { askInTerminal } from './askInTerminal.ts';
import { readChoices, usage } from './readChoices.ts';
import { writePortal } from './writePortal.ts';

try {
  const choices = await readChoices(process.argv.slice(2), process.stdin.isTTY ? askInTerminal : undefined);
  if (choices === 'help') console.log(usage);
  else console.log(writePortal(choices));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
