import { readFileSync } from 'node:fs';

/** Resident memory of a process. */
export const residentMegabytes = (pid: number | undefined): number =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
