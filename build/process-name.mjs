import { existsSync, readFileSync } from 'node:fs';

/**
 * The name of a running process, undefined where none has this id. Ids repeat, in a container at every start, so where
 * the system tells when a process began (field 22 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html),
 * that is part of it.
 */
export function nameOf(processId) {
  try {
    const began = existsSync('/proc/self/stat')
      ? readFileSync(`/proc/${processId}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[19]
      : process.kill(processId, 0);
    return `${processId}-${began}`;
  } catch {
    return undefined;
  }
}
