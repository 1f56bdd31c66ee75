import { runChecks } from '../suite.ts';

process.exitCode = await runChecks(['types', 'lint'], ['unit']);
