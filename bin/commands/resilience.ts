import { runChecks } from '../suite.ts';

/** What a visitor can still do while stores are damaged, the disk is full, Directus answers wrongly, and the system is killed: all of it by `npm start`. */
process.exitCode = await runChecks(['resilience']);
