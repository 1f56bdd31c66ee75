import { pino } from 'pino';

/** What is kept for a disk that is full at the moment; lines beyond are lost, and nothing else. */
const WAITING_BYTES = 1_000_000;

const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING_BYTES });
output.on('error', () => {});

/** Written before the next line of code runs, so that an exit loses nothing. A closed reader does not end the process. */
export const standardOutput = { write: (line: string): void => void output.write(line) };
