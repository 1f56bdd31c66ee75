/** Copies a database in a worker thread, so that serving pages is not delayed; a damaged database is not copied. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { from, to } = workerData as { from: string; to: string };
const database = new DatabaseSync(from, { readOnly: true });
database.exec('PRAGMA busy_timeout = 5000');
database.prepare('VACUUM INTO ?').run(to);
database.close();
const handle = openSync(to, 'r+');
fsyncSync(handle);
closeSync(handle);
