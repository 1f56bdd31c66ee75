import { runChecks } from '../suite.ts';

/** Types, lint and unit tests: what to run before every commit. */
process.exitCode = await runChecks(['types', 'lint'], ['unit']);
