import { removeLastRun, writePage } from '#e2e/resilience/page.ts';
import { root } from '../processes.ts';
import { runChecks } from '../suite.ts';
import { runTestFiles } from '../test-files.ts';

/** Runs e2e/resilience, or the given files of it. When everything passed, writes the results to docs/resilience.md. */
const files = process.argv.slice(2);
removeLastRun(root);
process.exitCode = files.length > 0 ? await runTestFiles(files) : await runChecks(['resilience']);
if (process.exitCode === 0) writePage(root, new Date().toISOString().slice(0, 10));
