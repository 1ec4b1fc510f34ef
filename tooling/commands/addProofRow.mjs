/** Adds the row of a proof to the table at the end of docs/proofs.md. @returns the new text */
export function addProofRow(text, { name, counts, minutes, isHeld, commit, date }) {
  const row = `| ${name} | ${isHeld ? 'holds' : '**failed**'} | ${counts} | ${minutes.toFixed(1)} | ${commit} | ${date} |`;
  return `${text.trimEnd()}\n${row}\n`;
}
