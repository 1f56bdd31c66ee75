import { runChecks } from '../suite.ts';

/** Runs the rights matrix on SQLite and PostgreSQL: every role reads everything and tries to change everything. */
process.exitCode = await runChecks(['rights']);
