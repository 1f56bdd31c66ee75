import { runBench } from '../../bench/run.ts';

process.exitCode = await runBench();
