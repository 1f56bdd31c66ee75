import { runChecks } from '../suite.ts';

/** The rights matrix, on a Directus of its own on each database: every role asks for everything and tries to change everything. */
process.exitCode = await runChecks(['rights']);
