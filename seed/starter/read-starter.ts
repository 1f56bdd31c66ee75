import { readFileSync } from 'node:fs';

export const readStarter = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
