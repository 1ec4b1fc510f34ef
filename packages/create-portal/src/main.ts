import { askInTerminal } from './askInTerminal.ts';
import { readChoices, usage } from './readChoices.ts';
import { writePortal } from './writePortal.ts';

try {
  const choices = await readChoices(process.argv.slice(2), process.stdin.isTTY ? askInTerminal : undefined);
  if (choices === 'help') console.log(usage);
  else {
    writePortal(choices);
    console.log(`${choices.folder} is a portal now. Next:

  cd ${choices.folder}
  npm install
  npm run dev   with its backend, such as the sandbox, at http://localhost:3000`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
