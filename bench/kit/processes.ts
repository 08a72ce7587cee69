import {readdirSync, readFileSync} from 'node:fs';

/** Clock ticks in a second: a constant of Linux on every platform it is built for today. Source: proc(5), getconf CLK_TCK. */
const ticksPerSecond = 100;

type Process = {id: number; parentId: number; ticks: number};

/** A process and all that came from it. Linux only: it reads /proc. */
export type ProcessTree = {
  /** Processor time spent so far, user and system, in milliseconds, of steps of 10 ms; those that have ended included. */
  cpuMs: () => number;
  /** Memory in bytes, each shared page divided among those that share it (proportional set size). */
  pssBytes: () => number;
  /** SIGKILL to each of them, the first one first, so that it starts no others. */
  kill: () => void;
};

/** Finds the browser that was started on a profile folder. */
export function findBrowser(profileFolder: string): ProcessTree {
  const argument = `--user-data-dir=${profileFolder}`;
  const root = listIds().find((id) => {
    const words = readProc(`${id}/cmdline`).split('\0');
    return words.includes(argument) && !words.some((word) => word.startsWith('--type='));
  });
  if (root === undefined) throw new Error(`no browser runs on ${profileFolder}`);
  return followProcess(root);
}

/** Follows a process and all that comes from it. */
export function followProcess(root: number): ProcessTree {
  return {
    cpuMs: () => (treeOf(root).reduce((sum, one) => sum + one.ticks, 0) * 1000) / ticksPerSecond,
    pssBytes: () => treeOf(root).reduce((sum, one) => sum + readPss(one.id), 0),
    kill: () => treeOf(root).forEach(({id}) => endProcess(id)),
  };
}

/** Memory of one process alone that is in use, in bytes (resident set size). */
export function readRss(id: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${id}/status`))?.[1] ?? 0) * 1024;
}

/** One that ended meanwhile is as dead as it should be. */
function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function treeOf(root: number): Process[] {
  const all = listIds().flatMap((id) => readProcess(id) ?? []);
  const tree = all.filter((one) => one.id === root);
  for (let at = 0; at < tree.length; at += 1) tree.push(...all.filter((one) => one.parentId === tree[at]?.id));
  return tree;
}

function listIds(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** The fields of proc(5) after the name in brackets: state, parent … and the four times from the twelfth on. */
function readProcess(id: number): Process | undefined {
  const stat = readProc(`${id}/stat`);
  if (stat === '') return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {id, parentId: Number(fields[1]), ticks};
}

function readPss(id: number): number {
  const match = /^Pss:\s+(\d+) kB$/m.exec(readProc(`${id}/smaps_rollup`));
  return Number(match?.[1] ?? 0) * 1024;
}

/** A process may end between two looks: it then counts as empty. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}
