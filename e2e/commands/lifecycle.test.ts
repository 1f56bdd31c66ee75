import { afterAll, describe } from 'vitest';
import { testAccounts } from './lifecycle/accounts.ts';
import { testBackup } from './lifecycle/backup.ts';
import { testDirectusGone, testRunningSystem } from './lifecycle/harm.ts';
import { createInstallation } from './lifecycle/installation.ts';
import { testSampleRemoval } from './lifecycle/sample-removal.ts';
import { testFirstStart, testStartAfterPowerCut } from './lifecycle/starts.ts';

/** One installation for all parts, because starting takes long; each part continues where the previous one left it. */
const installation = await createInstallation();
afterAll(installation.remove);

describe('npm start', () => testFirstStart(installation));
describe('npm run accounts', () => testAccounts(installation));
describe('npm run backup and npm run restore', () => testBackup(installation));
describe('a start after a power cut', () => testStartAfterPowerCut(installation));
describe('Directus gone', () => testDirectusGone(installation));
describe('what happens to a running system', () => testRunningSystem(installation));
describe('npm run content -- --remove', () => testSampleRemoval(installation));
