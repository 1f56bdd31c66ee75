import { fail } from '../progress.mjs';
import { serve } from '../serve.ts';

const usage = `npm start             the whole system
npm start -- cms      Directus alone
npm start -- site     a site alone, from what npm run build made, beside that Directus or the one that DIRECTUS_URL names`;

const [part = 'system', ...rest] = process.argv.slice(2);
if (rest.length > 0 || (part !== 'system' && part !== 'site' && part !== 'cms')) fail(usage);
await serve('production', part);
