/** Runs before `exec`, which Windows does not have: what is needed is said in a sentence there too. */
import { chooseNode } from './node-version.mjs';
import { fail } from './progress.mjs';

const { refusal } = chooseNode(process);
if (refusal) fail(refusal);
