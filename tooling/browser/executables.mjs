import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file can be run. */
export const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A program of the PATH by its name, or undefined. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
