/** Replaces one text of a file by another. @throws when the file does not hold it exactly once */
export function mutate(file, text, [find, replace]) {
  if (text.split(find).length !== 2)
    throw new Error(`${file} holds "${find}" ${text.split(find).length - 1} times: say another mutant.`);
  return text.replace(find, () => replace);
}
