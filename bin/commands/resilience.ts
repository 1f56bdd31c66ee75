import { forgetRun, writePage } from '#e2e/resilience/page.ts';
import { root } from '../processes.ts';
import { runChecks } from '../suite.ts';

/**
 * What a visitor can still do while stores are damaged, the disk is full, Directus answers wrongly, too many want something, and the system
 * is killed: all of it by `npm start`. Where everything held, docs/resilience.md is what was seen.
 */
forgetRun(root);
process.exitCode = await runChecks(['resilience']);
if (process.exitCode === 0) writePage(root, new Date().toISOString().slice(0, 10));
