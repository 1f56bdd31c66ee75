/** Runs before `exec`, which Windows lacks, so that Windows users get a clear message too. */
import { chooseNode } from './node-version.mjs';
import { fail } from './progress.mjs';

const { refusal } = chooseNode(process);
if (refusal) fail(refusal);
