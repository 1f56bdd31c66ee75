import { removeLastRun, writePage } from '#e2e/resilience/page.ts';
import { root } from '../processes.ts';
import { runChecks } from '../suite.ts';
import { runTestFiles } from '../test-files.ts';

/**
 * What a visitor can still do while stores are damaged, the disk is full, Directus answers wrongly, too many want something, machines are lost,
 * and the system is killed: all files of e2e/resilience, or those that are named. Where everything held, docs/resilience.md says what was seen.
 */
const files = process.argv.slice(2);
removeLastRun(root);
process.exitCode = files.length > 0 ? await runTestFiles(files) : await runChecks(['resilience']);
if (process.exitCode === 0) writePage(root, new Date().toISOString().slice(0, 10));
